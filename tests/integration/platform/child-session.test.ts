import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startLimitedChild } from '#server/platform/child/limited-child.ts';
import { MEMORY_LIMITS } from '#server/platform/reader/reader-limits.ts';

const child = startLimitedChild(new URL('../../support/holding-child.ts', import.meta.url), MEMORY_LIMITS, []);
afterAll(() => child.end());

/** The session of a process: the fourth field behind its name. */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}

test('a child leads a session of its own, and its session stands behind those of web, worker and database', async () => {
  const { pid } = child;
  expect(sessionOf(pid!)).toBe(pid);
  expect(sessionOf(process.pid)).not.toBe(pid);
  // Where the system shares processors out by sessions, it may let one wait for its turn to be put behind.
  const file = (of: number) => `/proc/${of}/autogroup`;
  if (!existsSync(file(pid!))) return;
  await expect.poll(() => readFileSync(file(pid!), 'utf8'), { timeout: 10_000 }).toMatch(/ nice 10$/m);
  expect(readFileSync(file(process.pid), 'utf8')).not.toBe(readFileSync(file(pid!), 'utf8'));
});
