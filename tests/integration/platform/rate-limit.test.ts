import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { RateLimitName, RateLimits } from '#server/platform/rate-limit.ts';
import { createRateLimits, RATE_LIMITS } from '#server/platform/rate-limit.ts';
import { connectQueueRedis, connectRedis, redisAnswers } from '#server/platform/redis.ts';
import type { RedisProxy } from '#tests/support/redis-proxy.ts';
import { startRedisProxy } from '#tests/support/redis-proxy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    redisUrl: string;
  }
}

let proxy: RedisProxy;
let redis: Redis;
let limits: RateLimits;
let prefix = '';
const failures: Error[] = [];

beforeEach(async () => {
  proxy = await startRedisProxy(inject('redisUrl'));
  redis = connectRedis({ url: proxy.url, onError: (error) => void failures.push(error) });
  await vi.waitFor(async () => expect(await redisAnswers(redis)).toBe(true));
  prefix = `limit-${randomUUID()}`;
  limits = createRateLimits(redis, prefix);
});
afterEach(async () => {
  redis.disconnect();
  await proxy.close();
});

const tries = async (count: number, key: string) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => limits.consume('login_account', key)));
  return outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
};

describe('limits', () => {
  test('let their number through, from many at once, then say how long to wait', async () => {
    expect(await tries(50, 'ada@example.com')).toBe(10);
    await expect(limits.consume('login_account', 'ada@example.com')).rejects.toMatchObject({
      name: 'AppError',
      code: 'too_many_requests',
      message: 'Too many attempts. Wait a few minutes, then try again.',
      details: { retry_after: expect.closeTo(900, -1) },
    });
    expect(await tries(1, 'bob@example.com')).toBe(1);
  });

  test('let each exactly its own number through, and each key by itself', async () => {
    for (const [name, { points }] of Object.entries(RATE_LIMITS) as [RateLimitName, { points: number }][]) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: points + 1 }, () => limits.consume(name, 'somebody')),
      );
      expect([name, outcomes.filter(({ status }) => status === 'fulfilled').length]).toEqual([name, points]);
      await limits.consume(name, 'somebody else');
    }
  });

  test('hold across processes, and give back and forget', async () => {
    const twin = createRateLimits(redis, prefix);
    expect(await tries(10, 'ada@example.com')).toBe(10);
    await expect(twin.consume('login_account', 'ada@example.com')).rejects.toThrow();
    await twin.reset('login_account', 'ada@example.com');
    for (let count = 0; count < 30; count += 1) {
      await limits.consume('login_account', 'ada@example.com');
      await twin.giveBack('login_account', 'ada@example.com');
    }
    expect(await tries(20, 'ada@example.com')).toBe(10);
  });

  test('a cool-down outlasts what it was counted in', async () => {
    const key = 'ada@example.com';
    for (let count = 0; count < RATE_LIMITS.login_streak_account.points; count += 1) {
      await limits.consume('login_streak_account', key);
    }
    const refused = limits.consume('login_streak_account', key);
    await expect(refused).rejects.toMatchObject({ details: { retry_after: 24 * 60 * 60 } });
  });

  test('store no key in clear', async () => {
    await limits.consume('reset_account', 'ada@example.com');
    const [stored = '', ...others] = await redis.keys(`${prefix}:*`);
    expect(others).toEqual([]);
    expect(stored).toMatch(/:reset_account:[A-Za-z0-9_-]{32}$/);
    expect(await redis.ttl(stored)).toBeGreaterThan(3_500);
  });
});

describe('with Redis away', () => {
  test('limits go on in the process, at once, and return to Redis by themselves', async () => {
    await proxy.cut();
    expect(await redisAnswers(redis)).toBe(false);
    const begun = performance.now();
    expect(await tries(50, 'ada@example.com')).toBe(10);
    expect(performance.now() - begun).toBeLessThan(1_000);
    await limits.giveBack('login_account', 'ada@example.com');
    await limits.reset('login_account', 'ada@example.com');
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));

    await proxy.restore();
    await vi.waitFor(async () => expect(await redisAnswers(redis)).toBe(true), { timeout: 10_000 });
    expect(await tries(50, 'carol@example.com')).toBe(10);
    expect(await redis.keys(`${prefix}:*`)).toHaveLength(1);
  });

  test('a Redis that hangs holds a request up for about a second at most', async () => {
    proxy.freeze();
    const begun = performance.now();
    expect(await tries(20, 'ada@example.com')).toBe(10);
    expect(await redisAnswers(redis)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  test('a queue connection waits and goes on', async () => {
    const queue = connectQueueRedis({ url: proxy.url, onError: (error) => void failures.push(error) });
    expect(await queue.ping()).toBe('PONG');
    await proxy.cut();
    const waiting = queue.ping();
    await proxy.restore();
    expect(await waiting).toBe('PONG');
    queue.disconnect();
  });
});
