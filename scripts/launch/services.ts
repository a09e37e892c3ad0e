import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../embedded/postgres.ts';
import { startRedis } from '../embedded/redis.ts';
import { answers } from '../embedded/redis-ping.ts';
import { placeOf } from './explain.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

const DATABASE = 'landfall';
const APP_LOGIN = 'landfall_web';

/** A database or Redis to use; `stop` ends it only if this start (or one before it, killed) started it. */
export interface Service {
  url: string;
  note: string;
  /** Whether it ran already: a start uses it, or left it behind. */
  adopted: boolean;
  stop(): Promise<void>;
}

const external = (url: string, note: string): Service => ({ url, note, adopted: true, stop: async () => undefined });

/** The database of DATABASE_URL, else the embedded one; the address may migrate. */
export async function openDatabase(settings: Settings, secrets: Secrets | undefined): Promise<Service> {
  if (settings.databaseUrl || !secrets) {
    const url = settings.databaseUrl ?? '';
    return external(url, `PostgreSQL at ${placeOf(url)}`);
  }
  const server = await startPostgres({
    dataDir: path.join(settings.dataDir, 'postgres'),
    database: DATABASE,
    password: secrets.DATABASE_PASSWORD,
  });
  const { superuserUrl: url, port, adopted, stop } = server;
  return { url, note: noteOf('PostgreSQL', port, adopted), adopted, stop };
}

/** The Redis of REDIS_URL, else the embedded one. Throws one line when the former does not answer. */
export async function openRedis(settings: Settings, secrets: Secrets | undefined): Promise<Service> {
  if (settings.redisUrl || !secrets) {
    const url = settings.redisUrl ?? '';
    if (!(await answers(url)))
      throw new Error(`Redis at ${placeOf(url)} does not answer: start it, or correct REDIS_URL.`);
    return external(url, `Redis at ${placeOf(url)}`);
  }
  const server = await startRedis({
    dataDir: path.join(settings.dataDir, 'redis'),
    cacheDir: path.join(settings.root, '.cache', 'redis'),
    password: secrets.REDIS_PASSWORD,
  });
  return {
    url: server.url,
    note: noteOf('Redis', Number(new URL(server.url).port), server.adopted),
    adopted: server.adopted,
    stop: server.stop,
  };
}

const noteOf = (name: string, port: number, adopted: boolean): string =>
  `${name} embedded on port ${port}${adopted ? ' (taken over from a start that was killed)' : ''}`;

/**
 * Gives the embedded database a login that may only become `landfall_app`, and returns its address: web and worker
 * hold no more rights than in a hardened installation.
 */
export async function ensureAppLogin(superuserUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [APP_LOGIN]);
    const verb = found.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${APP_LOGIN} login password ${client.escapeLiteral(password)}`);
    await client.query(`grant landfall_app to ${APP_LOGIN} with inherit false, set true`);
  } finally {
    await client.end();
  }
  const url = new URL(superuserUrl);
  url.username = APP_LOGIN;
  url.password = password;
  return url.href;
}
