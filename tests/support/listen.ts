import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

/** Starts a server on a free loopback port and answers the port. */
export function listen(server: Server | NetServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Closes an HTTP server together with its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
