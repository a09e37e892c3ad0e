import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './packages.mjs';

const PARENT_POLL_MS = 500;
/** Where asking for a process's parent means running `ps`. */
const SLOW_PARENT_POLL_MS = 2_000;
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

/**
 * npm runs scripts through a shell, and either may end without passing a signal on: watches the parent (the shell, or
 * npm itself where the shell gave way to this process) and the parent's parent.
 */
function followParent(stop) {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const interval = existsSync('/proc/self/stat') ? PARENT_POLL_MS : SLOW_PARENT_POLL_MS;
  setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) stop();
  }, interval).unref();
}

function parentOf(pid) {
  try {
    if (!existsSync('/proc/self/stat'))
      return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined; // it has ended
  }
}
