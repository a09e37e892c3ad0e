import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';

const key = () => randomBytes(32).toString('base64');

/** What the demo's loader needs of an environment, with a data folder of its own that ends with the test. */
export async function demoEnvironment(): Promise<NodeJS.ProcessEnv> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return {
    REDIS_URL: inject('redisUrl'),
    LANDFALL_DATA_DIR: folder,
    LANDFALL_DEMO: 'on',
    TOKEN_KEY: key(),
    FIELD_KEYS: `k1:${key()}`,
    LINK_KEY: key(),
  };
}
