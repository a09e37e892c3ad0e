import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#scripts/embedded/postgres.ts';
import { endProcess, startedAt } from '#scripts/embedded/processes.ts';
import { startRedis } from '#scripts/embedded/redis.ts';
import { CLONING, dockerAnswers, startContainers } from './containers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DATA = path.join(ROOT, '.data');
const REDIS_CACHE = path.join(ROOT, '.cache', 'redis');

/** The servers of a test run. */
export interface TestServers {
  /** A login that may create databases and roles. */
  databaseUrl: string;
  redisUrl: string;
  kind: 'external' | 'containers' | 'embedded';
  stop(): Promise<void>;
}

/**
 * Real servers, from TEST_DATABASE_URL and TEST_REDIS_URL where both are set, else in containers where a Docker engine
 * answers, else the ones `npm start` embeds, on a folder of this run.
 */
export async function openTestServers(): Promise<TestServers> {
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
  if (databaseUrl && redisUrl) return { databaseUrl, redisUrl, kind: 'external', stop: async () => undefined };
  const started = (await dockerAnswers()) ? await startContainers() : await startEmbedded();
  return { ...started, databaseUrl: databaseUrl ?? started.databaseUrl, redisUrl: redisUrl ?? started.redisUrl };
}

async function startEmbedded(): Promise<TestServers> {
  await removeDeadRuns();
  const folder = path.join(DATA, `test-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  writeFileSync(
    path.join(folder, 'owner.json'),
    JSON.stringify({ pid: process.pid, started_at: startedAt(process.pid) }),
  );
  const password = randomBytes(12).toString('hex');
  const [postgres, redis] = await Promise.all([
    startPostgres({
      ...{ dataDir: path.join(folder, 'postgres'), database: 'tests', password },
      ...{ durable: false, settings: CLONING },
    }),
    startRedis({ dataDir: path.join(folder, 'redis'), cacheDir: REDIS_CACHE, password, durable: false }),
  ]);
  return {
    databaseUrl: postgres.superuserUrl,
    redisUrl: redis.url,
    kind: 'embedded',
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ends the servers of runs that were killed, and removes their folders. */
async function removeDeadRuns(): Promise<void> {
  const runs = existsSync(DATA) ? readdirSync(DATA).filter((name) => /^test-\d+$/.test(name)) : [];
  for (const folder of runs.map((name) => path.join(DATA, name))) {
    if (ownerLives(folder)) continue;
    await Promise.all(serverPids(folder).map((pid) => endProcess(pid, 'SIGKILL', 5_000)));
    rmSync(folder, { recursive: true, force: true });
  }
}

function ownerLives(folder: string): boolean {
  const owner = readJson<{ pid: number; started_at: string }>(path.join(folder, 'owner.json'));
  return owner !== undefined && startedAt(owner.pid) === owner.started_at;
}

function serverPids(folder: string): number[] {
  const postgres = path.join(folder, 'postgres', 'postmaster.pid');
  const pids = existsSync(postgres) ? [Number(readFileSync(postgres, 'utf8').split('\n')[0])] : [];
  const redis = path.join(folder, 'redis');
  for (const version of existsSync(redis) ? readdirSync(redis) : []) {
    const state = readJson<{ pid: number; started_at: string }>(path.join(redis, version, 'server.json'));
    if (state && startedAt(state.pid) === state.started_at) pids.push(state.pid);
  }
  return pids;
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
