import { setTimeout as pause } from 'node:timers/promises';
import { ModelError } from './language-model.ts';

/** Typed in the demo, these make an assistant fail on purpose; without the demo they are words like any other. */
export const DEMO_FAILURES = { timeout: '[model-timeout]', error: '[model-error]' } as const;

/** Throws the failure that a text asks for: at once, or after `delay` milliseconds. */
export async function failAsAsked(text: string, signal: AbortSignal, delay = 2_000): Promise<void> {
  if (text.includes(DEMO_FAILURES.error)) throw new ModelError('unavailable');
  if (!text.includes(DEMO_FAILURES.timeout)) return;
  await pause(delay, undefined, { signal }).catch(() => undefined);
  throw new ModelError('timeout');
}
