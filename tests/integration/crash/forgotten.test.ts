import { expect, test, vi } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { startLocalWorker } from '#tests/support/local-worker.ts';
import { enqueueNotices, numbered, outboxOf } from '#tests/support/outbox.ts';
import { startOwnRedis } from '#tests/support/own-redis.ts';
import { rounds, timeFor } from '#tests/support/rounds.ts';
import { openQueues } from '#worker/platform/bullmq.ts';
import { relayOnce } from '#worker/platform/relay-outbox.ts';

const app = await startTestApp();
app.clock.set(new Date());
const redis = await startOwnRedis();
const SOON = { timeout: 40_000, interval: 50 };

const ways = { 'flushed empty': redis.flush, 'killed and started again on its log': killAndStart };

async function killAndStart() {
  await redis.kill();
  await redis.start();
}

test.each(Object.entries(ways))(
  'a Redis that was %s: every job handed to it, or on its way, runs',
  async (way, strike) => {
    for (let round = 0; round < rounds(1); round += 1) {
      const handled: string[] = [];
      const before = numbered(`${way}-${round}-before`, 30);
      const during = numbered(`${way}-${round}-during`, 30);
      await enqueueNotices(app, before);
      const queues = openQueues(redis.url, app.services.logger);
      await vi.waitFor(() => relayOnce(app.ctx, queues, { slow: 1, others: 30 }), SOON);
      // All are Redis's now, and none has run.
      const worker = startLocalWorker(app.ctx, redis.url, {
        handler: async (payload) => void handled.push(Object.values(payload)[0]!),
      });
      await Promise.all([strike(), enqueueNotices(app, during)]);
      await vi.waitFor(async () => {
        await worker.sweep();
        expect((await outboxOf(app)).filter(({ state }) => state !== 'done')).toEqual([]);
      }, SOON);
      expect([...new Set(handled)].toSorted()).toEqual([...before, ...during].toSorted());
      await worker.close();
      await queues.close();
    }
  },
  timeFor(rounds(1), 45_000),
);
