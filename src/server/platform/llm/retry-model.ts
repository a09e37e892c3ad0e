import { setTimeout as pause } from 'node:timers/promises';
import { ResponseTooLarge } from './bounded-fetch.ts';
import { ModelError, type ModelFailure } from './language-model.ts';

const RETRIES = 2;
const LONGEST_PAUSE = 5_000;
const WORTH_ANOTHER_TRY: readonly ModelFailure[] = ['rate_limited', 'unavailable', 'bad_answer'];

interface Failure {
  reason: ModelFailure;
  /** Milliseconds the provider asked to wait. */
  retryAfter?: number;
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && chain.length < 10; at = (at as { cause?: unknown }).cause) chain.push(at);
  return chain;
}

function statusOf(error: unknown): number | undefined {
  const { status, status_code } = error as { status?: unknown; status_code?: unknown };
  if (typeof status === 'number') return status;
  return typeof status_code === 'number' ? status_code : undefined;
}

function retryAfterOf(error: unknown): number | undefined {
  const { headers } = error as { headers?: unknown };
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after') ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
}

/** The structured output did not parse, or did not fit its schema. */
function isParsing(error: unknown): boolean {
  const { name, lc_error_code: code } = error as { name?: unknown; lc_error_code?: unknown };
  return code === 'OUTPUT_PARSING_FAILURE' || name === 'SyntaxError' || name === 'ZodError' || name === '$ZodError';
}

/** What went wrong, read from the error a vendor's client threw. */
function classify(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof ModelError) return { reason: error.reason };
  if (signal.aborted) return { reason: 'timeout' };
  const chain = causes(error);
  if (chain.some((cause) => cause instanceof ResponseTooLarge)) return { reason: 'too_large' };
  const status = chain.map(statusOf).find((found) => found !== undefined);
  if (status === 429) return { reason: 'rate_limited', retryAfter: retryAfterOf(error) };
  if (status !== undefined) return { reason: status >= 500 ? 'unavailable' : 'rejected' };
  const parsing = chain.some(isParsing);
  return { reason: parsing ? 'bad_answer' : 'unavailable' };
}

/**
 * Tries up to three times in all while the failure is one that may pass, and throws a `ModelError`.
 * `firstPause` is in milliseconds and doubles; a provider's `Retry-After` up to five seconds is kept to.
 */
export async function withRetries<T>(attempt: () => Promise<T>, signal: AbortSignal, firstPause: number): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      const { reason, retryAfter } = classify(error, signal);
      const wait = retryAfter ?? firstPause * 2 ** tried;
      if (tried >= RETRIES || !WORTH_ANOTHER_TRY.includes(reason) || wait > LONGEST_PAUSE) throw new ModelError(reason);
      await pause(wait, undefined, { signal }).catch(() => {
        throw new ModelError('timeout');
      });
    }
  }
}
