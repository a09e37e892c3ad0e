import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  /** Of the process itself, in milliseconds. */
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

function timesOf(pid: number): Times | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name is in parentheses and may hold spaces; the fields after it are plain.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return undefined; // it has just ended
  }
}

/** Processor time in milliseconds that a process and its children have used; NaN where the system does not say. */
export function cpuTime(pid: number): number {
  const root = timesOf(pid);
  if (!root) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return root.own + root.ended + children.reduce((sum, times) => sum + (times?.own ?? 0), 0);
}
