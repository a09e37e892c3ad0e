import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestServers } from './services.ts';

const DOCKER_TIMEOUT_MS = 3_000;
const run = promisify(execFile);

/** Settings of PostgreSQL with which a copy of a database, one for each test file, is not written to its log as well. */
export const CLONING = ['wal_level=minimal', 'max_wal_senders=0'];

/** Whether a Docker engine answers; a client without an engine does not count. */
export async function dockerAnswers(): Promise<boolean> {
  if (process.env.LANDFALL_TEST_SERVERS === 'embedded') return false;
  try {
    const { stdout } = await run('docker', ['version', '--format', '{{.Server.Version}}'], {
      timeout: DOCKER_TIMEOUT_MS,
    });
    return stdout.trim() !== '';
  } catch {
    return false; // no client, or no engine behind it
  }
}

export async function startContainers(): Promise<TestServers> {
  const [{ PostgreSqlContainer }, { RedisContainer }] = await Promise.all([
    import('@testcontainers/postgresql'),
    import('@testcontainers/redis'),
  ]);
  const [postgres, redis] = await Promise.all([
    new PostgreSqlContainer('postgres:18-alpine')
      .withCommand(['postgres', ...['fsync=off', 'max_connections=200', ...CLONING].flatMap((each) => ['-c', each])])
      .start(),
    new RedisContainer('redis:8-alpine').withCommand(['redis-server', '--databases', '256', '--save', '']).start(),
  ]);
  return {
    databaseUrl: postgres.getConnectionUri(),
    redisUrl: redis.getConnectionUrl(),
    kind: 'containers',
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
