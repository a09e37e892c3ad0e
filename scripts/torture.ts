/**
 * Runs the full counts of what `npm test` only tries a few of: `npm run torture`, with names of files to choose some.
 * TORTURE_RUNS sets how often each is done (100 when unset), TORTURE_SEED repeats a run that failed.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'torture', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
