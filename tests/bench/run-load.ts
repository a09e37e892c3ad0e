import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult, Target } from './http-load.ts';

const PROGRAM = fileURLToPath(new URL('./load-process.ts', import.meta.url));
const COMPARE_SECONDS = 3;

/** Applies a load from another process. @throws when any answer was not 200 */
export function runLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The load ended before it had a result.')));
    child.once('message', (message) => {
      const result = message as LoadResult;
      if (result.failures > 0 || result.medians.includes(null as never))
        reject(
          new Error(`${result.failures} of ${result.requests} answers to ${load.targets.at(-1)?.path} were refusals.`),
        );
      else resolve(result);
    });
    child.send(load);
  });
}

/** The middle times of two requests asked in turn on one connection, in milliseconds. */
export async function compare(
  headers: Record<string, string>,
  ours: Target,
  reference: Target,
  seconds = COMPARE_SECONDS,
): Promise<{ ours: number; reference: number }> {
  const { medians } = await runLoad({ targets: [ours, reference], headers, connections: 1, seconds });
  return { ours: medians[0]!, reference: medians[1]! };
}
