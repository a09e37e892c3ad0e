import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterQueue, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Mailer } from './mailer/mailer.ts';

/** Keeps campaigns within what each provider takes, over all workers. */
export interface SendingPace {
  /** Waits until a mailer may reach so many more people; no more of them than it reaches in a second. */
  wait(mailer: Pick<Mailer, 'account' | 'perSecond'>, people: number): Promise<void>;
}

/** Each account of a provider has a second of its own, counted in Redis; while Redis is away, by each worker alone. */
export function createSendingPace(redis: Redis, prefix = 'pace'): SendingPace {
  const queues = new Map<number, RateLimiterQueue>();
  const queueOf = (points: number): RateLimiterQueue => {
    const common = { keyPrefix: `${prefix}:${points}`, points, duration: 1 };
    const found =
      queues.get(points) ??
      new RateLimiterQueue(
        new RateLimiterRedis({
          ...common,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(common),
        }),
      );
    queues.set(points, found);
    return found;
  };
  return {
    wait: async ({ account, perSecond }, people) => {
      if (perSecond !== null) await queueOf(perSecond).removeTokens(people, account);
    },
  };
}
