import { readFileSync } from 'node:fs';

/** Whether a process is alive; one that has ended but was not yet waited for by its parent counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    // No such process.
    return false;
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1').slice(0, 64));
  } catch {
    // It ended in between.
    return true;
  }
}
