import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openInstallation } from '#tests/support/installation.ts';
import { enqueueNotices, enqueueReadings, numbered, outboxOf } from '#tests/support/outbox.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const redis = await startOwnRedis();
const installation = await openInstallation((await createTestDatabase()).url, redis.url);
const SOON = { timeout: 90_000, interval: 100 };

test('a job that kills its process does so at most as often as its attempts; then it is dead, and others flowed', async () => {
  let stopped = false;
  // What `npm start` and compose do: a worker that ends is started again.
  const keptAlive = (async () => {
    let deaths = 0;
    while (!stopped) {
      const worker = await installation.startWorker({}, 'tests/support/crash-worker.ts');
      const { signal } = await worker.ended;
      if (signal === 'SIGKILL') deaths += 1;
    }
    return deaths;
  })();
  const others = numbered('notice', 40);
  await enqueueReadings(installation, ['poison']);
  await enqueueNotices(installation, others);

  await vi.waitFor(async () => {
    const rows = await outboxOf(installation);
    expect(rows.filter(({ state }) => state === 'done')).toHaveLength(40);
    expect(rows.find(({ job }) => job === 'documents.extract')).toMatchObject({
      state: 'dead',
      attempts: 3,
      error_code: 'process_died',
    });
  }, SOON);
  const handled = readFileSync(path.join(installation.folder, 'handled'), 'utf8').trim().split('\n');
  expect(handled.filter((line) => line.startsWith('poison'))).toEqual(['poison 1', 'poison 2', 'poison 3']);
  expect(new Set(handled.filter((line) => line.startsWith('notice')).map((line) => line.split(' ')[0]))).toEqual(
    new Set(others),
  );
  stopped = true;
  await installation.processes.at(-1)?.end('SIGTERM');
  expect(await keptAlive).toBe(3);
}, 120_000);
