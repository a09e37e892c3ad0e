import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll } from 'vitest';
import { endProcess } from '#scripts/embedded/processes.ts';
import { startRedis } from '#scripts/embedded/redis.ts';

const CACHE = fileURLToPath(new URL('../../.cache/redis', import.meta.url));
const GRACE_MS = 10_000;

/** A Redis of a test file's own, which may be killed: every write is on disk before long, as with `npm start`. */
export interface OwnRedis {
  /** Stays the same over restarts. */
  url: string;
  /** Everything the server writes. */
  folder: string;
  kill(): Promise<void>;
  /** Starts it again on the same port and files. */
  start(): Promise<void>;
  /** Forgets everything. */
  flush(): Promise<void>;
  /** A connection for looking inside; it ends with the test file. */
  client(): Redis;
}

/** Call it at the top of a test file; the server ends with it. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-redis-'));
  const options = { dataDir: folder, cacheDir: CACHE, password: randomBytes(12).toString('hex') };
  let server = await startRedis(options);
  const { url } = server;
  const port = Number(new URL(url).port);
  const clients: Redis[] = [];
  const client = () => {
    // Lost connections are what these tests are about.
    const redis = new Redis(url).on('error', () => undefined);
    clients.push(redis);
    return redis;
  };
  const kill = () => endProcess(server.pid, 'SIGKILL', GRACE_MS);
  afterAll(async () => {
    for (const redis of clients) redis.disconnect();
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url,
    folder,
    kill,
    client,
    start: async () => {
      server = await startRedis({ ...options, port });
    },
    flush: async () => {
      const redis = new Redis(url);
      await redis.flushall();
      redis.disconnect();
    },
  };
}
