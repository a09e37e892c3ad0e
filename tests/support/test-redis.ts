import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, inject } from 'vitest';

export interface TestRedis {
  url: string;
  /** Begins every key of this test file; what is left under it is removed after the file. */
  prefix: string;
}

const SCAN_BATCH = 500;

/** The run's Redis with a key prefix of this test file's own. Call it at the top of a test file. */
export function createTestRedis(): TestRedis {
  const url = inject('redisUrl');
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  afterAll(() => removeKeys(url, prefix));
  return { url, prefix };
}

async function removeKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}*`, count: SCAN_BATCH })) {
      if (keys.length > 0) await redis.unlink(...keys);
    }
  } finally {
    redis.disconnect();
  }
}
