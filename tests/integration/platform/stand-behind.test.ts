import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openInstallation } from '#tests/support/installation.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const [database, redis] = await Promise.all([createTestDatabase(), startOwnRedis()]);
const installation = await openInstallation(database.url, redis.url);

/** The different priorities of the backends that work for one of the product's programs. */
async function prioritiesOf(program: string): Promise<number[]> {
  const { rows } = await installation.ctx.services.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [program],
  );
  return [...new Set(rows.map(({ pid }) => getPriority(pid)))];
}

test('the worker and the backends that work for it stand behind web and its own', async () => {
  const [web, worker] = await Promise.all([installation.startWeb(), installation.startWorker()]);
  expect(getPriority(worker.pid)).toBe(5);
  expect(getPriority(web.pid)).toBe(0);
  // A backend's number says nothing where processes are not listed.
  if (process.platform !== 'linux') return;
  await expect.poll(() => prioritiesOf('landfall-worker')).toEqual([5]);
  expect(await prioritiesOf('landfall-web')).toEqual([0]);
});
