import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { openSession } from '../../src/server/features/auth/open-session.ts';
import { createTokens } from '../../src/server/platform/auth/tokens.ts';
import { type FixedClock, fixedClock } from '../../src/server/platform/clock.ts';
import { asOrganisation, type PublicContext, type TxContext } from '../../src/server/platform/context.ts';
import { createPool } from '../../src/server/platform/database.ts';
import { createEhrs } from '../../src/server/platform/ehr/choose-ehr.ts';
import { createFieldCipher } from '../../src/server/platform/field-cipher.ts';
import { createIds } from '../../src/server/platform/ids.ts';
import { chooseModels } from '../../src/server/platform/llm/choose-model.ts';
import { chooseEmailWriters } from '../../src/server/platform/llm/email-writer.ts';
import { chooseSourceFillers } from '../../src/server/platform/llm/source-filler.ts';
import { createLogger } from '../../src/server/platform/logger.ts';
import { listOutbox, OutboxMailer, type StoredMail } from '../../src/server/platform/mailer/outbox-mailer.ts';
import { createMetrics } from '../../src/server/platform/metrics.ts';
import { createOutbound } from '../../src/server/platform/outbound/outbound.ts';
import { systemRandom } from '../../src/server/platform/random.ts';
import { createRateLimits, type RateLimits } from '../../src/server/platform/rate-limit.ts';
import { connectRedis, redisAnswers } from '../../src/server/platform/redis.ts';
import { schemaIsCurrent } from '../../src/server/platform/schema-version.ts';
import type { Services } from '../../src/server/platform/services.ts';
import { createSheetReader } from '../../src/server/platform/sheets/sheet-reader.ts';
import { LocalStorage } from '../../src/server/platform/storage/local-storage.ts';
import { withTransaction } from '../../src/server/platform/transaction.ts';
import type { Role } from '../../src/shared/platform/permissions.ts';
import type { WorkerTools } from '../../src/worker/handlers.ts';
import { type Doors, openDoors } from './doors.ts';
import { runPendingJobs } from './jobs.ts';
import { createTestOrganisation, type OrganisationKey, type TestOrganisation, type TestUser } from './organisations.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestRedis } from './test-redis.ts';
import { createTestTools } from './worker-tools.ts';

const withoutLimits: RateLimits = {
  consume: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
};

/** Noon in New York on a Tuesday: the hour every test begins at. */
export const TEST_START = '2026-05-12T16:00:00Z';

/** A signed-in person of a test organisation, at both doors. */
export interface Actor extends Doors {
  user: TestUser;
  session_id: string;
  token: string;
  refresh_token: string;
}

export interface TestApp {
  url: string;
  /** Stands still until a test moves it. Tokens, sessions and rows follow it; limits and Postgres's own defaults don't. */
  clock: FixedClock;
  services: Services;
  /** Two organisations whose names, and whose people's names, are the same. */
  organisations: Record<OrganisationKey, TestOrganisation>;
  /** Both doors without a token. */
  anyone: Doors;
  /** A new session of the organisation's one person of that role; nothing is rate-limited or audited on the way. */
  signIn(role: Role, organisation?: OrganisationKey): Promise<Actor>;
  /** Runs a piece of a test inside a transaction of one organisation, as the product itself would. */
  within<T>(organisation: OrganisationKey, work: (tx: TxContext) => Promise<T>): Promise<T>;
  /** Runs the jobs that wait now, in both organisations, once. */
  runJobs(): ReturnType<typeof runPendingJobs>;
  /** What the jobs share, for a test that runs one by itself. */
  tools: WorkerTools;
  /** The test database as a login that sees every row, for other processes and for looking behind the doors. */
  databaseUrl: string;
  /** This app's own folder: `objects` are the stored files, `tmp` what jobs hold for a while. */
  folder: string;
  /** The context of no one in particular, for calling what is not a verb. */
  ctx: PublicContext;
  /** What the log has taken so far, one JSON line an entry. */
  logLines: readonly string[];
  /** The mails sent so far, newest first. */
  mails(): Promise<StoredMail[]>;
}

export interface TestAppOptions {
  /** The built client's folder, for a browser; without it no page is served. */
  clientDir?: string;
  /** Connections of the app's pool; 10 when left out. */
  connections?: number;
  /** False for tests that call more often than the limits allow, and are not about them. */
  limited?: boolean;
  /** `host:port` on loopback that the guard lets jobs fetch from; an array that a test fills later. */
  outboundAllow?: readonly string[];
  /** Bytes of the largest list that may be imported. */
  importMaxBytes?: number;
}

/**
 * The whole app on an ephemeral port, with a database, a key prefix in Redis and a folder of its own; all of it ends
 * with the test file. Call it at the top of one: `const app = await startTestApp()`.
 */
export async function startTestApp({
  clientDir,
  connections = 10,
  limited = true,
  outboundAllow = [],
  importMaxBytes = 104_857,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const redisSpace = createTestRedis();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-test-'));
  const clock = fixedClock(TEST_START);
  const logLines: string[] = [];
  const logger = createLogger({ level: 'info', clock, destination: { write: (line) => void logLines.push(line) } });
  const newId = createIds({ clock });
  const pool = createPool({ url: database.url, max: connections, name: 'landfall-test', connectTimeout: 30_000 });
  const redis = connectRedis({ url: redisSpace.url, onError: (err) => logger.warn('redis is away', { err }) });
  const outbox = path.join(folder, 'outbox');
  const from = { email: 'no-reply@mail.example.test', name: 'Landfall' };
  const outbound = createOutbound({ allow: outboundAllow });
  const services: Services = {
    pool,
    clock,
    newId,
    randomBytes: systemRandom,
    logger,
    limits: limited ? createRateLimits(redis, `${redisSpace.prefix}:limit`) : withoutLimits,
    mailer: new OutboxMailer({ folder: outbox, from, clock, newId, demo: true }),
    storage: new LocalStorage(path.join(folder, 'objects')),
    models: chooseModels({ LLM_TIMEOUT: 30_000 }, true),
    sourceFillers: chooseSourceFillers(null, true),
    emailWriters: chooseEmailWriters(null, true),
    tokens: await createTokens({ tokenKey: randomBytes(32).toString('base64'), clock, random: systemRandom }),
    fieldCipher: createFieldCipher([{ id: 'k1', key: randomBytes(32) }]),
    outbound,
    ehrs: createEhrs({ outbound, clock, newId }),
    sheets: createSheetReader(),
    importMaxBytes,
    callRetentionYears: 6,
    publicUrl: 'https://landfall.example.test',
    demo: true,
  };
  const server = createServer(
    createApp({
      services,
      metrics: createMetrics(),
      clientDir: clientDir ?? path.join(folder, 'client'),
      version: 'test',
      trustProxy: 1,
      dev: { outboxFolder: path.join(folder, 'outbox') },
      readiness: {
        postgres: () => schemaIsCurrent(pool),
        redis: () => redisAnswers(redis),
        leaving: () => false,
      },
    }),
  );
  // A test that keeps this process busy for seconds must not find its connection closed under it.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await pool.end();
    redis.disconnect();
    await rm(folder, { recursive: true, force: true });
  });

  const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
  const ctx: PublicContext = { services, request, action: 'test' };
  const tools = createTestTools(path.join(folder, 'tmp'));
  const organisations = { a: await createTestOrganisation(ctx, 'a'), b: await createTestOrganisation(ctx, 'b') };
  const within: TestApp['within'] = (key, work) => withTransaction(asOrganisation(ctx, organisations[key].id), work);

  return {
    url,
    clock,
    services,
    organisations,
    anyone: openDoors(url),
    ctx,
    logLines,
    within,
    runJobs: () => runPendingJobs(ctx, [organisations.a.id, organisations.b.id], tools),
    tools,
    databaseUrl: database.url,
    folder,
    mails: () => listOutbox(outbox),
    signIn: async (role, organisation = 'a') => {
      const user = organisations[organisation].users[role];
      const { session_id, signedIn } = await within(organisation, (tx) =>
        openSession(tx, { ...user, org_type: 'Treatment center' }),
      );
      const { token, refresh_token } = signedIn;
      return { user, session_id, token, refresh_token, ...openDoors(url, token) };
    },
  };
}
