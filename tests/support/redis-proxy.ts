import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { listen } from './listen.ts';

/** A way to a real Redis that can be cut or blocked, so that one test's outage is nobody else's. */
export interface RedisProxy {
  url: string;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Lets connections through again, on the same port. */
  restore(): Promise<void>;
  /** Keeps connections open and carries nothing, as a frozen server does. */
  freeze(): void;
  close(): Promise<void>;
}

export async function startRedisProxy(redisUrl: string): Promise<RedisProxy> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let frozen = false;

  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.on('data', (chunk) => {
      if (!frozen) other.write(chunk);
    });
  };
  const open = (): Server =>
    createServer((client) => {
      const server = connect(Number(target.port), target.hostname);
      keep(client, server);
      keep(server, client);
    });
  let server = open();
  const port = await listen(server);
  // The same credentials and database, by way of the proxy.
  const reached = new URL(redisUrl);
  reached.hostname = '127.0.0.1';
  reached.port = String(port);
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });

  return {
    url: reached.href,
    cut,
    restore: () =>
      new Promise((done) => {
        frozen = false;
        server = open();
        server.listen(port, '127.0.0.1', done);
      }),
    freeze: () => {
      frozen = true;
    },
    close: cut,
  };
}
