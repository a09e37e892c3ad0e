import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface DrainOptions {
  /** Milliseconds at most to go on accepting while `/readyz` already says no, so that a balancer turns away first. */
  handOver: number;
  /** Milliseconds without a new request that show it has turned away; the hand-over then ends. */
  quiet?: number;
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

/** How long a connection that was opened ahead of need may still bring its first request. */
const SILENT_MS = 250;
/** What a balancer goes on asking when it has turned away. */
const WATCHED = /^\/(?:readyz|healthz)(?:\?|$)/;

// Answers sent from now on end their connection, so that no client sends its next request into a closing one.
const endAfter = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

/** Watches a server from its start so that it can be stopped without cutting a request. */
export function createDrain(server: Server): Drain {
  const running = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let closing = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let stopping: Promise<DrainResult> | undefined;

  server.prependListener('request', (request, response) => {
    running.add(response);
    if (!WATCHED.test(request.url ?? '')) askedAt = performance.now();
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

  /** Waits until no request has come for a while, or the time is over. */
  const handedOver = async (most: number, quiet: number): Promise<void> => {
    const began = performance.now();
    for (;;) {
      const now = performance.now();
      const left = Math.min(began + most, Math.max(began, askedAt) + quiet) - now;
      if (left <= 0) return;
      await wait(left);
    }
  };

  const stop = async ({ handOver, quiet = handOver, timeout }: DrainOptions): Promise<DrainResult> => {
    for (const response of running) endAfter(response);
    await handedOver(handOver, quiet);
    const closed = new Promise<void>((done) => server.close(() => done()));
    closing = true;
    // Opened ahead of need, with no request begun: Node does not count them as idle. One may be on its way.
    const silent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SILENT_MS);
    const late = new AbortController();
    await Promise.race([closed, wait(timeout, undefined, { signal: late.signal }).catch(() => undefined)]);
    late.abort();
    clearTimeout(silent);
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
