import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../embedded/postgres.ts';
import { startRedis } from '../embedded/redis.ts';
import { answers } from '../embedded/redis-ping.ts';
import { placeOf } from './explain.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

const DATABASE = 'landfall';

/** A database or Redis to use; `stop` ends it only if this start (or one before it, killed) started it. */
export interface Service {
  name: 'PostgreSQL' | 'Redis';
  url: string;
  note: string;
  /** The embedded server's process; undefined where somebody else runs the server. */
  pid?: number;
  /** Whether it ran already: a start uses it, or left it behind. */
  adopted: boolean;
  stop(): Promise<void>;
  /** Starts the embedded server where it was, after its process has died. */
  again(): Promise<Service>;
}

function external(name: Service['name'], url: string): Service {
  const note = `${name} at ${placeOf(url)}`;
  const service = { name, url, note, adopted: true, stop: async () => undefined, again: async () => service };
  return service;
}

/** The database of DATABASE_URL, else the embedded one; the address may migrate. */
export async function openDatabase(settings: Settings, secrets: Secrets | undefined): Promise<Service> {
  if (settings.databaseUrl || !secrets) {
    const url = settings.databaseUrl ?? '';
    return external('PostgreSQL', url);
  }
  const options = {
    dataDir: path.join(settings.dataDir, 'postgres'),
    database: DATABASE,
    password: secrets.DATABASE_PASSWORD,
  };
  const open = async (port?: number): Promise<Service> => {
    const server = await startPostgres({ ...options, ...(port === undefined ? {} : { port }) });
    return embedded('PostgreSQL', server.superuserUrl, server, () => open(server.port));
  };
  return open();
}

/** The Redis of REDIS_URL, else the embedded one. Throws one line when the former does not answer. */
export async function openRedis(settings: Settings, secrets: Secrets | undefined): Promise<Service> {
  if (settings.redisUrl || !secrets) {
    const url = settings.redisUrl ?? '';
    if (!(await answers(url)))
      throw new Error(`Redis at ${placeOf(url)} does not answer: start it, or correct REDIS_URL.`);
    return external('Redis', url);
  }
  const options = {
    dataDir: path.join(settings.dataDir, 'redis'),
    cacheDir: path.join(settings.root, '.cache', 'redis'),
    password: secrets.REDIS_PASSWORD,
  };
  const open = async (port?: number): Promise<Service> => {
    const server = await startRedis({ ...options, ...(port === undefined ? {} : { port }) });
    return embedded('Redis', server.url, server, () => open(portOf(server.url)));
  };
  return open();
}

function embedded(
  name: Service['name'],
  url: string,
  { pid, adopted, stop }: Pick<Service, 'adopted' | 'stop'> & { pid: number },
  again: Service['again'],
): Service {
  const taken = adopted ? ' (taken over from a start that was killed)' : '';
  return { name, url, note: `${name} embedded on port ${portOf(url)}${taken}`, pid, adopted, stop, again };
}

const portOf = (url: string): number => Number(new URL(url).port);

/** Where web and worker log in; the worker's login may also seal the audit log. */
export interface Logins {
  web: string;
  worker: string;
}

/**
 * Gives the embedded database the logins of web and worker, which hold no more rights than in a hardened installation,
 * and returns their addresses.
 */
export async function ensureLogins(
  superuserUrl: string,
  { APP_DATABASE_PASSWORD, WORKER_DATABASE_PASSWORD }: Secrets,
): Promise<Logins> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const ensureLogin = async (login: string, password: string, roles: string) => {
    const found = await client.query('select 1 from pg_roles where rolname = $1', [login]);
    const verb = found.rowCount === 0 ? 'create' : 'alter';
    await client.query(`${verb} role ${login} login password ${client.escapeLiteral(password)}`);
    await client.query(`grant ${roles} to ${login} with inherit false, set true`);
    const url = new URL(superuserUrl);
    url.username = login;
    url.password = password;
    return url.href;
  };
  try {
    return {
      web: await ensureLogin('landfall_web', APP_DATABASE_PASSWORD, 'landfall_app'),
      worker: await ensureLogin('landfall_worker', WORKER_DATABASE_PASSWORD, 'landfall_app, landfall_sealer'),
    };
  } finally {
    await client.end();
  }
}
