import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFolder, buildIsStale } from './build-state.mjs';
import { ensurePackages } from './packages.mjs';

const PARENT_POLL_MS = 500;
/** Where asking for a process's parent means running `ps`. */
const SLOW_PARENT_POLL_MS = 2_000;
/** A launcher that is killed again so soon after its start waits before the next one, longer each time. */
const SHORT_LIFE_MS = 5_000;
const FIRST_PAUSE_MS = 500;
/** With the few seconds that a start takes, full service is back within ten. */
const LONGEST_PAUSE_MS = 4_000;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs what is missing or stale, then runs a TypeScript script of `scripts/` and ends as it ends. Plain JavaScript,
 * because before the install nothing here can read TypeScript.
 */
export function runScript(script, args = process.argv.slice(2)) {
  ensurePackages(ROOT);
  run(['--import', 'tsx', path.join('scripts', script), ...args]);
}

/**
 * Installs and builds what is missing or stale, then runs a program of the build. One that is killed is started again:
 * it takes over what it has left behind.
 */
export function runBuilt(program, args = process.argv.slice(2)) {
  ensurePackages(ROOT);
  ensureBuild();
  run([path.join(buildFolder(ROOT, 'server'), `${program}.mjs`), ...args], { again: true });
}

/** Builds in a process of its own, which alone needs the compilers. */
function ensureBuild() {
  if (!buildIsStale(ROOT)) return;
  console.log('Building …');
  const args = ['--import', 'tsx', path.join('scripts', 'build.ts')];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

function run(args, { again = false } = {}) {
  let child;
  let stopping = false;
  let pause;
  const launch = (pauseMs) => {
    pause = undefined;
    const launchedAt = Date.now();
    child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    child.once('exit', (code, signal) => {
      // One that fails ends with a code of its own: only what something else killed is worth another start.
      if (!again || signal !== 'SIGKILL' || stopping) process.exit(code ?? 1);
      const waitMs = Date.now() - launchedAt > SHORT_LIFE_MS ? FIRST_PAUSE_MS : pauseMs;
      console.log(`The launcher was killed; starting it again in ${waitMs / 1000} s.`);
      pause = setTimeout(() => launch(Math.min(waitMs * 2, LONGEST_PAUSE_MS)), waitMs);
    });
  };
  const stop = (signal) => {
    stopping = true;
    // Between two launchers nobody is there to pass it on to, nor to stop what the next start takes over.
    if (pause) process.exit(1);
    child.kill(signal);
  };
  launch(FIRST_PAUSE_MS);
  // At a terminal the child gets Ctrl-C itself; asking it twice is the same as once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (process.env.npm_lifecycle_event) followParent(() => stop('SIGTERM'));
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
