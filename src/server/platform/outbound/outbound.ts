import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { PassThrough, pipeline, type Readable, Transform } from 'node:stream';
import { type CheckedTarget, checkTarget, type ResolvedAddress, type ResolveHost } from './check-target.ts';
import { OutboundError } from './outbound-error.ts';

export interface OutboundLimits {
  /** The most bytes of the answer's body; 1 MB when left out. */
  maxBytes?: number;
  /** Milliseconds for everything, from the look-up of the name to the last byte; 5 s when left out. */
  timeout?: number;
  signal?: AbortSignal;
}

/** What is posted: a text, or bytes as they come. */
export interface OutboundPost {
  headers: Readonly<Record<string, string>>;
  body: string | Readable;
}

export interface OutboundAnswer {
  status: number;
  contentType: string;
  /** The bytes as they come; it fails with an `OutboundError` past the limits. Read it, or destroy it. */
  body: Readable;
}

/** Asks addresses that came from data or from a tenant's settings. It adds no cookie and no credentials of its own. */
export interface Outbound {
  /** @throws OutboundError; nothing was sent to an address that it refuses */
  get(address: string, limits?: OutboundLimits): Promise<OutboundAnswer>;
  /** The same with headers of the caller's own, which no redirect takes elsewhere. @throws OutboundError */
  ask(address: string, headers: Readonly<Record<string, string>>, limits?: OutboundLimits): Promise<OutboundAnswer>;
  /** The same for a request with a body, which no redirect takes elsewhere. @throws OutboundError */
  post(address: string, post: OutboundPost, limits?: OutboundLimits): Promise<OutboundAnswer>;
}

export interface OutboundOptions {
  /** `host:port` that is exempt, such as a recorder inside the operator's own network. */
  allow?: readonly string[];
  resolveHost?: ResolveHost;
}

const MAX_REDIRECTS = 3;
const MAX_BYTES = 1_048_576;
const TIMEOUT_MS = 5_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const systemLookup: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })) as ResolvedAddress[];

/** Connects to the addresses that were checked, whatever the name would answer by now. */
const pinned =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    if (options.all) callback(null, [...addresses]);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };

/** What goes with a request beside its address. */
type Sent = Partial<OutboundPost>;

function send(
  { url, addresses }: CheckedTarget,
  signal: AbortSignal,
  { headers, body }: Sent = {},
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    // No connection is kept, so none can be met again under another name.
    agent: false,
    lookup: pinned(addresses),
    signal,
    // An answer that unfolds could be larger than it says.
    headers: { accept: '*/*', ...headers, 'accept-encoding': 'identity', 'user-agent': 'Landfall' },
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? https.request(url, options) : http.request(url, options);
    request.once('error', reject).once('response', resolve);
    if (body === undefined || typeof body === 'string') request.end(body);
    else pipeline(body, request, (error) => error && reject(error));
  });
}

/** Where a redirect leads, as it was written; null for any other answer. */
const redirectOf = (answer: IncomingMessage): string | null =>
  REDIRECTS.has(answer.statusCode ?? 0) ? (answer.headers.location ?? null) : null;

function counted(answer: IncomingMessage, maxBytes: number, said: (error: Error) => Error): Readable {
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new OutboundError('too_large') : null, chunk);
    },
  });
  const body = new PassThrough({
    destroy(error, done) {
      done(error && said(error));
    },
  });
  pipeline(answer, meter, body, () => undefined);
  return body;
}

/** The guarded way out. Each hop is resolved once, checked, and connected to at exactly the addresses checked. */
export function createOutbound({ allow = [], resolveHost = systemLookup }: OutboundOptions = {}): Outbound {
  async function follow(address: string, signal: AbortSignal): Promise<IncomingMessage> {
    let target = await checkTarget(address, { allow, resolveHost });
    for (let hop = 0; ; hop += 1) {
      signal.throwIfAborted();
      const answer = await send(target, signal);
      const location = redirectOf(answer);
      if (location === null) return answer;
      answer.destroy();
      if (hop === MAX_REDIRECTS) throw new OutboundError('refused_redirect');
      const next = await checkTarget(location, { allow, resolveHost, base: target.url });
      // Once the way was private it stays so.
      if (target.url.protocol === 'https:' && next.url.protocol !== 'https:')
        throw new OutboundError('refused_redirect');
      target = next;
    }
  }

  /** An answer within the limits, whatever `open` does to get it. */
  async function within(
    { maxBytes = MAX_BYTES, timeout = TIMEOUT_MS, signal: stop }: OutboundLimits,
    open: (signal: AbortSignal) => Promise<IncomingMessage>,
  ): Promise<OutboundAnswer> {
    const slow = AbortSignal.timeout(timeout);
    const signal = stop ? AbortSignal.any([slow, stop]) : slow;
    const said = (error: unknown): Error => {
      if (error instanceof OutboundError) return error;
      if (stop?.aborted) return error as Error;
      return new OutboundError(slow.aborted ? 'too_slow' : 'unreachable', { cause: error });
    };
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      // A look-up of a name can't be ended, so it is not waited for.
      const answer = await Promise.race([open(signal), ended]);
      if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
        answer.destroy();
        throw new OutboundError('too_large');
      }
      return {
        status: answer.statusCode ?? 0,
        contentType: answer.headers['content-type'] ?? '',
        body: counted(answer, maxBytes, said),
      };
    } catch (error) {
      throw said(error);
    }
  }

  /** One request, and no other wherever its answer points. */
  const once = (address: string, sent: Sent, limits: OutboundLimits = {}) =>
    within(limits, async (signal) => {
      const answer = await send(await checkTarget(address, { allow, resolveHost }), signal, sent);
      if (redirectOf(answer) === null) return answer;
      answer.destroy();
      throw new OutboundError('refused_redirect');
    });

  return {
    get: (address, limits = {}) => within(limits, (signal) => follow(address, signal)),
    ask: (address, headers, limits) => once(address, { headers }, limits),
    post: (address, post, limits) =>
      once(address, post, limits).catch((error: unknown) => {
        // What was not sent is open still.
        if (typeof post.body !== 'string') post.body.destroy();
        throw error;
      }),
  };
}
