import { expect, test, vi } from 'vitest';
import { connectRedis, redisAnswers } from '#server/platform/redis.ts';
import { createSendingPace } from '#server/platform/sending-pace.ts';
import { createTestRedis } from '#tests/support/test-redis.ts';

test('two workers together reach no more people a second than the account may; another account has its own second', async () => {
  const space = createTestRedis();
  const redis = connectRedis({ url: space.url, onError: () => undefined });
  // Until it answers, each worker counts for itself.
  await vi.waitFor(async () => expect(await redisAnswers(redis)).toBe(true));
  const workers = [1, 2].map(() => createSendingPace(redis, `${space.prefix}:pace`));
  const smtp = { account: 'smtp', perSecond: 10 };
  const times: number[] = [];
  const began = performance.now();
  const reach = async (worker: (typeof workers)[number]) => {
    for (let person = 0; person < 13; person += 1) {
      await worker.wait(smtp, 1);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(workers.map(reach));
  // 26 people at 10 a second: the last six in the third second.
  expect(times.filter((time) => time < 900).length).toBeLessThanOrEqual(10);
  expect(Math.max(...times)).toBeGreaterThan(1_900);
  const before = performance.now();
  await workers[0]!.wait({ account: 'another', perSecond: 10 }, 10);
  await workers[0]!.wait({ account: 'unlimited', perSecond: null }, 100_000);
  expect(performance.now() - before).toBeLessThan(500);
  redis.disconnect();
});
