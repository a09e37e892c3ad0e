import { readFileSync } from 'node:fs';

/** Milliseconds a tick of `/proc` stands for: Linux counts a hundred a second for every program that asks. */
const TICK_MS = 10;
/** Where the user's and the system's ticks stand, counted behind the name, which may hold anything. */
const USER = 11;
const SYSTEM = 12;

/**
 * Calls `onExceeded` once a process has worked for so many milliseconds from now, or the clock says it is late. Where
 * the system does not say how long a process has worked, the clock alone decides, by the shorter time.
 *
 * @returns a function that ends the watch.
 */
export function watchTime(pid = 0, worked_ms: number, clock_ms: number, onExceeded: () => void): () => void {
  const before = processorMs(pid);
  const latest = performance.now() + clock_ms;
  const look = () => {
    const now = processorMs(pid);
    const left = before === null || now === null ? 0 : worked_ms - (now - before);
    const patience = latest - performance.now();
    if (left <= 0 || patience <= 0) onExceeded();
    else timer = setTimeout(look, Math.min(left, patience));
  };
  let timer = setTimeout(look, Math.min(worked_ms, clock_ms));
  return () => clearTimeout(timer);
}

/** Milliseconds of processor time that a process has used; null where it has ended or the system does not say. */
function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    // The process has ended, or this is not Linux.
    return null;
  }
}
