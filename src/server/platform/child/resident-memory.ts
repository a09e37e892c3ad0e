import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PROC_INTERVAL_MS = 20;
const PS_INTERVAL_MS = 250;

/**
 * Watches the resident memory of a process and calls `onExceeded` once when it passes `limit` bytes.
 *
 * Linux is asked through `/proc` every 20 ms, other systems through `ps` every 250 ms.
 *
 * @returns a function that ends the watch.
 */
export function watchMemory(pid: number, limit: number, onExceeded: () => void): () => void {
  const stop = () => clearInterval(timer);
  const check = (bytes: number) => {
    if (bytes <= limit) return;
    stop();
    onExceeded();
  };
  const timer =
    process.platform === 'linux'
      ? setInterval(() => check(residentBytes(pid)), PROC_INTERVAL_MS)
      : setInterval(() => askPs(pid, check), PS_INTERVAL_MS);
  return stop;
}

/** Bytes a process holds in memory; 0 where it has ended or the system does not say. */
export function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    // The process has ended, or this is not Linux.
    return 0;
  }
}

function askPs(pid: number, check: (bytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (error === null) check(Number(stdout.trim()) * 1024);
  });
}
