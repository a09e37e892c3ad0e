import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './packages.mjs';

const PARENT_POLL_MS = 500;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs what is missing or stale, then runs a TypeScript script of `scripts/` and ends as it ends. Plain JavaScript,
 * because before the install nothing here can read TypeScript.
 */
export function runScript(script, args = process.argv.slice(2)) {
  ensurePackages(ROOT);
  const child = spawn(process.execPath, ['--import', 'tsx', path.join('scripts', script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // At a terminal the child gets Ctrl-C itself; asking it twice is the same as once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) followParent(() => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** npm runs scripts through a shell, and either may end without passing a signal on. */
function followParent(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_POLL_MS).unref();
}
