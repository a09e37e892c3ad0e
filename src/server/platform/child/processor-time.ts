import { readFileSync } from 'node:fs';

/** Milliseconds a tick of `/proc` stands for: Linux counts a hundred a second for every program that asks. */
const TICK_MS = 10;
/** Where the user's and the system's ticks stand, counted behind the name, which may hold anything. */
const USER = 11;
const SYSTEM = 12;

/** Milliseconds of processor time that a process has used; null where it has ended or the system does not say. */
export function processorMs(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    // The process has ended, or this is not Linux.
    return null;
  }
}
