import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/platform/errors.ts';
import { rateLimitMessages } from '#shared/platform/rate-limit.messages.ts';

interface Policy {
  points: number;
  /** The window's length in seconds; it begins with the first point. */
  seconds: number;
  /** How long a spent key waits, in seconds, when that is not the rest of the window. */
  cool_down?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds. A timer of Node's that is set for longer goes off at once, and what is counted in memory is forgotten by one. */
const LONGEST_TIMER = 24 * DAY;

/** Every limit of the product. The key of a policy is what its name ends in. */
export const RATE_LIMITS = {
  /** Tries on one account, whoever makes them; given back by a success (C-3). */
  login_account: { points: 10, seconds: 15 * MINUTE },
  /** Wrong tries in a row on one account; a day of rest after each hundred. */
  login_streak_account: { points: 100, seconds: 30 * DAY, cool_down: DAY },
  /** Wrong tries from one address; a whole facility may share it, so a success is not counted. */
  login_ip: { points: 50, seconds: 15 * MINUTE },
  reset_account: { points: 5, seconds: HOUR },
  reset_ip: { points: 5, seconds: HOUR },
  /** Checks and uses of reset tokens from one address. */
  reset_token_ip: { points: 60, seconds: HOUR },
  /** Codes tried for one account, given back by a success; a day of rest after each fifty wrong ones in a row. */
  two_factor_account: { points: 10, seconds: 15 * MINUTE },
  two_factor_streak_account: { points: 50, seconds: 30 * DAY, cool_down: DAY },
  /** Tries of one's own old password, on the way to a new one. */
  password_user: { points: 10, seconds: 15 * MINUTE },
  refresh_ip: { points: 600, seconds: 5 * MINUTE },
  ask_user: { points: 20, seconds: 5 * MINUTE },
  ask_org: { points: 300, seconds: HOUR },
  /** Referral sources filled in and e-mails written, together. */
  assistant_user: { points: 30, seconds: 5 * MINUTE },
  assistant_org: { points: 300, seconds: HOUR },
  upload_user: { points: 60, seconds: 10 * MINUTE },
  upload_org: { points: 1_000, seconds: HOUR },
  /** Refused webhooks from one address; what is accepted gives its point back. */
  webhook_ip: { points: 120, seconds: 15 * MINUTE },
  webhook_org: { points: 1_200, seconds: MINUTE },
  /** A mail to oneself, with sample words. */
  test_mail_user: { points: 10, seconds: HOUR },
  /** Social security numbers shown whole. */
  reveal_user: { points: 30, seconds: HOUR },
  import_user: { points: 30, seconds: 10 * MINUTE },
  import_org: { points: 200, seconds: HOUR },
  /** Addresses invited by one administrator, and by an organization. */
  invite_user: { points: 100, seconds: HOUR },
  invite_org: { points: 300, seconds: DAY },
  /** Looks at the records of the domain that campaigns come from. */
  domain_check_user: { points: 10, seconds: MINUTE },
  /** Tests of a campaign, of up to twenty mails each (C-91). */
  campaign_test_user: { points: 10, seconds: MINUTE },
  export_user: { points: 20, seconds: HOUR },
} as const satisfies Record<string, Policy>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Counts against named limits. Keys (an address, an e-mail, an id) are stored as digests only. While Redis is away
 * each process counts on its own, so a limit then holds once a process.
 */
export interface RateLimits {
  /** Takes one point. Throws `too_many_requests` with `retry_after` in seconds once they are spent. */
  consume(name: RateLimitName, key: string): Promise<void>;
  /** Takes none. Throws as `consume` does where none is left. */
  check(name: RateLimitName, key: string): Promise<void>;
  /** Gives one point back: what was counted turned out well. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 32);

function limiterOf(name: RateLimitName, redis: Redis, prefix: string): RateLimiterRedis {
  const { points, seconds, cool_down = 0 }: Policy = RATE_LIMITS[name];
  const common = { keyPrefix: `${prefix}:${name}`, points, duration: seconds, blockDuration: cool_down };
  return new RateLimiterRedis({
    ...common,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory({ ...common, duration: Math.min(seconds, LONGEST_TIMER) }),
  });
}

function tooMany(spent: RateLimiterRes): AppError {
  const retry_after = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
  return new AppError('too_many_requests', rateLimitMessages.too_many_requests, { retry_after });
}

/** The limits of the table above, counted in Redis. `prefix` keeps installations that share a Redis apart. */
export function createRateLimits(redis: Redis, prefix = 'limit'): RateLimits {
  const limiters = new Map<RateLimitName, RateLimiterRedis>();
  const limiter = (name: RateLimitName): RateLimiterRedis => {
    const found = limiters.get(name) ?? limiterOf(name, redis, prefix);
    limiters.set(name, found);
    return found;
  };

  return {
    consume: async (name, key) => {
      try {
        await limiter(name).consume(digestOf(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error);
        throw error;
      }
    },
    check: async (name, key) => {
      const counted = await limiter(name).get(digestOf(key));
      if (counted && counted.consumedPoints >= RATE_LIMITS[name].points) throw tooMany(counted);
    },
    giveBack: async (name, key) => {
      await limiter(name).reward(digestOf(key));
    },
    reset: async (name, key) => {
      await limiter(name).delete(digestOf(key));
    },
  };
}
