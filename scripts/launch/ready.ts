import { createServer } from 'node:net';
import { until } from '../embedded/processes.ts';
import { localName, type Settings } from './settings.ts';

const READY_TIMEOUT_MS = 180_000;
const PROBE_TIMEOUT_MS = 2_000;

/** Throws one line when nothing could listen on the address. */
export function assertPortFree({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portFailure(error, host, port))));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function portFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use: stop what uses it, or set PORT to another.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  return `Nothing can listen on ${host}:${port} (${error.code}): correct HOST and PORT.`;
}

/** Waits until `/readyz` says that both PostgreSQL and Redis answer. Throws one line after three minutes. */
export async function waitUntilReady(host: string, port: number): Promise<void> {
  const url = `http://${localName(host)}:${port}/readyz`;
  let last = 'no answer yet';
  const ready = async () => {
    last = await probe(url);
    return last === 'ready';
  };
  if (!(await until(ready, READY_TIMEOUT_MS))) throw new Error(`The web process did not become ready: ${last}.`);
}

async function probe(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    const body = await response.text();
    const { redis } = JSON.parse(body) as { redis?: boolean };
    return response.status === 200 && redis === true ? 'ready' : `/readyz answered ${response.status} ${body}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
