/** Thrown when a response grows past its limit; the body is abandoned at once. */
export class ResponseTooLarge extends Error {
  constructor(limit: number) {
    super(`The response is larger than ${limit} bytes`);
    this.name = 'ResponseTooLarge';
  }
}

async function readAtMost(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new ResponseTooLarge(limit);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/**
 * A `fetch` that ends with `signal`, follows no redirect (page text goes to the configured address only) and
 * reads at most `limit` bytes of a response before handing it on. Throws `ResponseTooLarge` beyond.
 */
export function boundedFetch(limit: number, signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    const response = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
    if (!response.body) return response;
    const body = await readAtMost(response.body, limit);
    const headers = new Headers(response.headers);
    // The body is decoded and whole by now; these would describe it wrongly.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };
}
