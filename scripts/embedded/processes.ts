import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** A TCP port on the loopback interface that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * What sets one process apart from a later one with the same pid: when it started, in the system's own units.
 * `null` when no such process lives; a zombie counts as dead.
 */
export function startedAt(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return existsSync('/proc/self/stat') ? startedAtFromProc(pid) : startedAtFromPs(pid);
}

function startedAtFromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name is in parentheses and may hold spaces; the fields after it are plain.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return fields[0] === 'Z' ? null : `${boot}/${fields[19]}`;
  } catch {
    return null; // no such process
  }
}

function startedAtFromPs(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? null : line.slice(line.indexOf(' ')).trim();
  } catch {
    return null; // ps ends with 1 when there is no such process
  }
}

/** The command line of a living process; empty when it is gone. */
export function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/stat')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return ''; // no such process
  }
}

/** Sends a signal, waits until the process is gone, and kills it when `graceMs` have passed. */
export async function endProcess(pid: number, signal: NodeJS.Signals, graceMs: number): Promise<void> {
  const identity = startedAt(pid);
  if (identity === null) return;
  send(pid, signal);
  const gone = () => startedAt(pid) !== identity;
  if (await until(gone, graceMs)) return;
  send(pid, 'SIGKILL');
  await until(gone, graceMs);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Polls a condition; false when it has not come true within `timeoutMs`. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() >= deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Runs a program to its end and returns what it printed. Throws with the tail of its output when it fails. */
export function runToEnd(command: string, args: readonly string[], options: SpawnOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${path.basename(command)} ended with code ${code}: ${output.slice(-800).trim()}`));
    });
  });
}

/** Whether a child process has ended. */
export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
