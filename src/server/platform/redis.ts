import { Redis } from 'ioredis';

export interface RedisOptions {
  url: string;
  /** Hears of every lost connection and failed try; without it a client would print to the terminal. */
  onError: (error: Error) => void;
}

interface QueueRedisOptions extends RedisOptions {
  /** For adding jobs: a command fails while Redis is away, instead of waiting for it. */
  failFast?: boolean;
}

/** Milliseconds a command may take before the caller goes on without Redis. */
const COMMAND_TIMEOUT = 1_000;
/** Milliseconds handing jobs over may take: a connection that died silently must not hold the relay. */
const ADD_TIMEOUT = 10_000;
const CONNECT_TIMEOUT = 3_000;
/** Milliseconds until the next try to connect: growing, and never long, so that recovery needs no restart. */
const retryDelay = (attempt: number): number => Math.min(attempt * 100, 2_000);

/**
 * A connection for short commands (limits, pings). While Redis is away a command fails at once instead of waiting in
 * a queue, so a request can fall back; the connection comes back by itself.
 */
export function connectRedis({ url, onError }: RedisOptions): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT,
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy: retryDelay,
  });
  return redis.on('error', onError);
}

/** A connection for the job queues, whose blocking reads wait for Redis as long as it takes. */
export function connectQueueRedis({ url, onError, failFast = false }: QueueRedisOptions): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    enableOfflineQueue: !failFast,
    ...(failFast ? { commandTimeout: ADD_TIMEOUT, autoResendUnfulfilledCommands: false } : {}),
    connectTimeout: CONNECT_TIMEOUT,
    retryStrategy: retryDelay,
  });
  return redis.on('error', onError);
}

/** Whether Redis answers now. Never throws. */
export async function redisAnswers(redis: Redis): Promise<boolean> {
  try {
    return (await redis.ping()) === 'PONG';
  } catch {
    // Away is an answer here, and `onError` has heard the cause.
    return false;
  }
}
