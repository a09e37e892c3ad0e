import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess, freePort, until } from '#scripts/embedded/processes.ts';
import { startRedis } from '#scripts/embedded/redis.ts';
import { WEB_FLAGS } from '#scripts/launch/programs.ts';
import { type BuiltServices, buildServices } from '#server/platform/build-services.ts';
import type { Actor } from '#server/platform/context.ts';
import { readEnv } from '#server/platform/env.ts';
import { RATE_LIMITS, type RateLimitName } from '#server/platform/rate-limit.ts';
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts';
import { organizationId, userId } from './dataset/organization.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const SECONDS_A_DAY = 86_400;

/** Secrets of a server that lives for one run on loopback. */
const key = (byte: number) => createHash('sha256').update(`bench ${byte}`).digest('base64');

/** What a server leaves out, so that its price shows beside the whole. */
export type Variant = 'whole' | 'without-wrapper' | 'without-total';

export interface BenchApp {
  port: number;
  pid: number;
  /** Where its process's own measurements are asked for. */
  metrics: number;
  /** Headers of the Admin of the large organization, signed in. */
  headers: Record<string, string>;
}

type User = Extract<Actor, { kind: 'user' }>;

/** What the benches of one run share; each part is started when the first bench asks for it. */
export class World {
  readonly rows: number;
  readonly #say: (line: string) => void;
  readonly #undo: (() => Promise<void>)[] = [];
  readonly #apps = new Map<Variant, Promise<Omit<BenchApp, 'headers'>>>();
  #base: Promise<{ database: BenchDatabase; env: NodeJS.ProcessEnv; built: BuiltServices; admin: User }> | undefined;

  constructor(rows: number, say: (line: string) => void) {
    this.rows = rows;
    this.#say = say;
  }

  base() {
    this.#base ??= this.#open();
    return this.#base;
  }

  /** The product's web process, or one that leaves something out; answers on loopback, to a token issued now. */
  async app(variant: Variant = 'whole'): Promise<BenchApp> {
    const running = this.#apps.get(variant) ?? this.#start(variant);
    this.#apps.set(variant, running);
    const { built, admin } = await this.base();
    const token = await built.services.tokens.issueAccessToken({ ...admin, initials: 'MH' });
    return { ...(await running), headers: { Authorization: `Bearer ${token}` } };
  }

  /** Forgets what the product has counted against the benches' own account: they ask more often than a person may. */
  async liftLimits(): Promise<void> {
    if (!this.#base) return;
    const { limits } = (await this.#base).built.services;
    for (const name of Object.keys(RATE_LIMITS) as RateLimitName[]) {
      if (name.endsWith('_user')) await limits.reset(name, userId(0));
      if (name.endsWith('_org')) await limits.reset(name, organizationId(0));
    }
  }

  async stop(): Promise<void> {
    for (const step of this.#undo.reverse()) await step();
  }

  async #open() {
    const database = await openBenchDatabase(this.rows, this.#say);
    this.#undo.push(database.stop);
    const redis = await startRedis({
      dataDir: path.join(ROOT, '.data', 'bench-redis'),
      cacheDir: path.join(ROOT, '.cache', 'redis'),
      password: 'bench',
      durable: false,
    });
    this.#undo.push(redis.stop);
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      LANDFALL_DATA_DIR: path.join(ROOT, '.data', 'bench-files'),
      TOKEN_KEY: key(1),
      FIELD_KEYS: `k1:${key(2)}`,
      LINK_KEY: key(3),
    };
    mkdirSync(env.LANDFALL_DATA_DIR, { recursive: true });
    const built = await buildServices(readEnv({ ...env, LOG_LEVEL: 'silent' }), 'web');
    this.#undo.push(built.close);
    return { database, env, built, admin: await signedInAdmin(database.url) };
  }

  async #start(variant: Variant): Promise<Omit<BenchApp, 'headers'>> {
    const { env } = await this.base();
    const [port, metrics] = [await freePort(), await freePort()];
    const entry = variant === 'whole' ? 'src/server/main.ts' : 'tests/bench/partial-server.ts';
    const log = openSync(path.join(env.LANDFALL_DATA_DIR!, `${variant}.log`), 'w', 0o600);
    const child = spawn(process.execPath, [...WEB_FLAGS, '--import', 'tsx', entry], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...env,
        ...{ NODE_ENV: 'production', PORT: String(port), METRICS_PORT: String(metrics), BENCH_VARIANT: variant },
      },
      stdio: ['ignore', log, log],
      // A session of its own, as the launcher gives it: the system shares processors out by session.
      detached: true,
    });
    this.#undo.push(() => endProcess(child.pid ?? 0, 'SIGTERM', STOP_TIMEOUT_MS));
    if (!(await until(() => ready(child, port), START_TIMEOUT_MS)))
      throw new Error(`The ${variant} server did not start.`);
    return { port, pid: child.pid ?? 0, metrics };
  }
}

async function ready(child: ChildProcess, port: number): Promise<boolean> {
  if (child.exitCode !== null)
    throw new Error('The server ended while it started; see its log under .data/bench-files.');
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer?.ok ?? false;
}

/** Opens a session of the large organization's Admin; returns who they are. */
async function signedInAdmin(url: string): Promise<User> {
  const pg = (await import('pg')).default;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const session_id = crypto.randomUUID();
  const who = { user_id: userId(0), org_id: organizationId(0), org_type: 'Treatment center', role: 'admin' } as const;
  const ends = new Date(Date.now() + SECONDS_A_DAY * 1000).toISOString();
  await client.query('insert into sessions (id, org_id, user_id, expires_at) values ($1, $2, $3, $4)', [
    session_id,
    who.org_id,
    who.user_id,
    ends,
  ]);
  await client.end();
  return { kind: 'user', ...who, session_id };
}
