import { writeFileSync } from 'node:fs';

/** Without the rights of an administrator, the system lets all programs together say this once in a tenth of a second. */
const AGAIN_MS = 110;
const TRIES = 50;

const isBusy = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/**
 * Puts everything in the session that a process leads behind the other sessions. Linux shares a processor out by sessions
 * first, and niceness counts inside of one only: a child in its parent's session would take its share from PostgreSQL,
 * each of whose backends is a session, however nice the child is. Does nothing where a system does not share so, as in a
 * container.
 *
 * @param isOver whether the process has ended: its number may be another's by then
 */
export function setSessionNiceness(pid: number, niceness: number, isOver: () => boolean): void {
  const file = `/proc/${pid}/autogroup`;
  const say = (tries: number) => {
    if (isOver()) return;
    try {
      writeFileSync(file, String(niceness), { flag: 'r+' });
    } catch (error) {
      // Otherwise the process has ended, or the system knows no such thing.
      if (isBusy(error) && tries > 1) setTimeout(say, AGAIN_MS, tries - 1).unref();
    }
  };
  say(TRIES);
}
