import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainOptions {
  /** Milliseconds to go on accepting while `/readyz` already says no, so that a balancer turns away first. */
  handOver: number;
  /** Milliseconds running requests may take after that. */
  timeout: number;
}

export interface DrainResult {
  /** Requests that were still running when the time was over. */
  cut: number;
}

export interface Drain {
  /** Whether the process is on its way out; `/readyz` then says no. */
  readonly draining: boolean;
  /** Stops accepting, lets running requests end, then closes. A second call joins the first. */
  stop(options: DrainOptions): Promise<DrainResult>;
}

// Answers sent from now on end their connection, so that no client sends its next request into a closing one.
const endAfter = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

/** Watches a server from its start so that it can be stopped without cutting a request. */
export function createDrain(server: Server): Drain {
  const running = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let closing = false;
  let stopping: Promise<DrainResult> | undefined;

  server.prependListener('request', (_request, response) => {
    running.add(response);
    if (stopping) endAfter(response);
    response.once('close', () => {
      running.delete(response);
      // An answer begun before the stop could not say that its connection ends with it.
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const stop = async ({ handOver, timeout }: DrainOptions): Promise<DrainResult> => {
    for (const response of running) endAfter(response);
    await wait(handOver);
    const closed = new Promise<void>((done) => server.close(() => done()));
    closing = true;
    // Opened ahead of need, with no request begun: Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const late = new AbortController();
    await Promise.race([closed, wait(timeout, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    const cut = running.size;
    server.closeAllConnections();
    await closed;
    return { cut };
  };

  return {
    get draining() {
      return stopping !== undefined;
    },
    stop: (options) => {
      stopping ??= stop(options);
      return stopping;
    },
  };
}
