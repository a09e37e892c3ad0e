import { connect, type Socket } from 'node:net';

export interface Target {
  port: number;
  /** With its query. */
  path: string;
  /** Posted as JSON where there is one. */
  body?: string;
}

/** What to ask for, how often at once and for how long. */
export interface Load {
  /** Each connection asks for them in turn, so that a busy machine slows all alike. */
  targets: Target[];
  /** Each connection has an equal part of the targets to itself, as writes that are not to meet. */
  apart?: boolean;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** What came of it. Times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  requests: number;
  /** Answers with a status other than 200. */
  failures: number;
  p50: number;
  p95: number;
  p99: number;
  /** The middle time of each target, or of each place in the connections' parts. */
  medians: number[];
}

const WARM_UP_SHARE = 0.25;
const HEAD_END = '\r\n\r\n';

/** One keep-alive connection: the next request leaves when the answer to the last is whole. */
class Caller {
  readonly #socket: Socket;
  #head = '';
  #missing = -1;
  #status = 0;
  #done: ((status: number) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
  }

  call(request: Buffer): Promise<number> {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #take(chunk: Buffer) {
    let body = chunk.length;
    if (this.#missing < 0) {
      const known = this.#head.length;
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return;
      this.#status = Number(this.#head.slice(9, 12));
      this.#missing = Number(/content-length: (\d+)/i.exec(this.#head.slice(0, end))?.[1]);
      body = known + chunk.length - end - HEAD_END.length;
    }
    this.#missing -= body;
    if (this.#missing > 0) return;
    this.#head = '';
    this.#missing = -1;
    this.#done?.(this.#status);
  }
}

function requestOf({ path, body }: Target, headers: Record<string, string>): Buffer {
  const sent = body
    ? { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    : headers;
  const lines = Object.entries({ Host: '127.0.0.1', ...sent }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

const quantile = (times: readonly number[], share: number) => {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Asks from as many connections as wanted, for a while; the first quarter, while everything warms up, is not counted. */
export async function applyLoad({ targets, apart, headers, connections, seconds }: Load): Promise<LoadResult> {
  const part = apart ? targets.length / connections : targets.length;
  const times: number[][] = Array.from({ length: part }, () => []);
  let failures = 0;
  const from = performance.now() + seconds * 1000 * WARM_UP_SHARE;
  const until = performance.now() + seconds * 1000;
  const one = async (connection: number) => {
    const own = apart ? targets.slice(connection * part, (connection + 1) * part) : targets;
    const callers = new Map(own.map(({ port }) => [port, new Caller(port)]));
    const calls = own.map((target) => ({ caller: callers.get(target.port)!, request: requestOf(target, headers) }));
    for (let turn = 0; performance.now() < until; turn++) {
      const { caller, request } = calls[turn % calls.length]!;
      const began = performance.now();
      const status = await caller.call(request);
      const ended = performance.now();
      if (status !== 200) failures++;
      if (began >= from && ended <= until) times[turn % calls.length]!.push(ended - began);
    }
    for (const caller of callers.values()) caller.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  const all = times.flat();
  return {
    perSecond: all.length / (seconds * (1 - WARM_UP_SHARE)),
    requests: all.length,
    failures,
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    p99: quantile(all, 0.99),
    medians: times.map((each) => quantile(each, 0.5)),
  };
}
