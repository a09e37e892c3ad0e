import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { setSessionNiceness } from '#server/platform/child/session-niceness.ts';
import type { Connection, Pool } from '#server/platform/database.ts';

/** Behind web, which somebody waits for, and before the children that read, which it waits for itself. */
const NICENESS = 5;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|::1|\/.*)$/;

/** The session of a process, by `/proc`; nothing where there is none. */
function sessionOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
  } catch {
    return undefined;
  }
}

/** Puts a process behind others, with its session where that is its own: another's would be put behind with it. */
function putBehind(pid: number, isOver: () => boolean): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended, or belongs to another user, whose share is not ours to set.
    return;
  }
  if (sessionOf(pid) === pid) setSessionNiceness(pid, NICENESS, isOver);
}

/** Whether it is a backend of PostgreSQL: the number of one on another machine is anybody's here. */
function isBackend(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'latin1').trim() === 'postgres';
  } catch {
    return false;
  }
}

async function putBackendBehind(connection: Connection): Promise<void> {
  let over = false;
  connection.once('end', () => {
    over = true;
  });
  const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  if (pid !== undefined && isBackend(pid)) putBehind(pid, () => over);
}

/**
 * Lets web go first where a processor is short: this process and, where PostgreSQL runs on the same machine as the same
 * user, the backends that work for it.
 */
export function standBehind(pool: Pool, database: string): void {
  putBehind(process.pid, () => false);
  if (!LOOPBACK.test(new URL(database).hostname.replace(/^\[|\]$/g, ''))) return;
  // A connection that fails so early fails the statement it was opened for, too.
  pool.on('connect', (connection) => void putBackendBehind(connection).catch(() => undefined));
}
