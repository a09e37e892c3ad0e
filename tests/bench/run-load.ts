import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './http-load.ts';

const PROGRAM = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** Applies a load from another process. @throws when any answer was not 200 */
export function runLoad(load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
    child.once('error', reject);
    child.once('message', (message) => {
      const result = message as LoadResult;
      if (result.failures > 0 || result.requests === 0)
        reject(new Error(`${result.failures} of ${result.requests} answers to ${load.paths[0]} were refusals.`));
      else resolve(result);
    });
    child.send(load);
  });
}
