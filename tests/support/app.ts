import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { openSession } from '#server/features/auth/open-session.ts';
import { createAuditKeys } from '#server/platform/audit-keys.ts';
import { createTokens } from '#server/platform/auth/tokens.ts';
import { createCampaignMail } from '#server/platform/campaign-mail.ts';
import { type FixedClock, fixedClock } from '#server/platform/clock.ts';
import { asOrganization, type PublicContext, type TxContext } from '#server/platform/context.ts';
import { createPool } from '#server/platform/database.ts';
import { createEhrs } from '#server/platform/ehr/choose-ehr.ts';
import { createFieldCipher } from '#server/platform/field-cipher.ts';
import { createIds } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMailDns } from '#server/platform/mail-dns.ts';
import { openSendGrid } from '#server/platform/mailer/choose-mailer.ts';
import { listOutbox, OutboxMailer, type StoredMail } from '#server/platform/mailer/outbox-mailer.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import { systemRandom } from '#server/platform/random.ts';
import { createRateLimits, type RateLimits } from '#server/platform/rate-limit.ts';
import { createReader } from '#server/platform/reader/reader.ts';
import { connectRedis, redisAnswers } from '#server/platform/redis.ts';
import { schemaIsCurrent } from '#server/platform/schema-version.ts';
import { createSendingPace } from '#server/platform/sending-pace.ts';
import type { PlatformUrls, Services } from '#server/platform/services.ts';
import { LocalStorage } from '#server/platform/storage/local-storage.ts';
import { createStorageCheck } from '#server/platform/storage/storage-takes.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import type { JobName } from '#shared/jobs.ts';
import type { Role } from '#shared/platform/permissions.ts';
import type { WorkerTools } from '#worker/handlers.ts';
import { type Doors, openDoors } from './doors.ts';
import { runPendingJobs } from './jobs.ts';
import { createTestOrganization, type OrganizationKey, type TestOrganization, type TestUser } from './organizations.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestRedis } from './test-redis.ts';
import { createTestTools } from './worker-tools.ts';

const withoutLimits: RateLimits = {
  consume: async () => undefined,
  check: async () => undefined,
  giveBack: async () => undefined,
  reset: async () => undefined,
};

/** Noon in New York on a Tuesday: the hour every test begins at. */
export const TEST_START = '2026-05-12T16:00:00Z';

/** A signed-in person of a test organization, at both doors. */
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
  /** Two organizations whose names, and whose people's names, are the same. */
  organizations: Record<OrganizationKey, TestOrganization>;
  /** Both doors without a token. */
  anyone: Doors;
  /** A new session of the organization's one person of that role; nothing is rate-limited or audited on the way. */
  signIn(role: Role, organization?: OrganizationKey): Promise<Actor>;
  /** Runs a piece of a test inside a transaction of one organization, as the product itself would. */
  within<T>(organization: OrganizationKey, work: (tx: TxContext) => Promise<T>): Promise<T>;
  /** Runs the jobs that wait now, or those of one name, in both organizations, once. */
  runJobs(only?: JobName): ReturnType<typeof runPendingJobs>;
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
  /** Lets nobody reach the server any longer, and ends the connections there are; then again everybody. */
  setReachable(reachable: boolean): void;
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
  /** The public key of SendGrid's events, base64 SPKI. */
  eventKey?: string | null;
  /** Where the fakes of the platforms answer. */
  platformUrls?: PlatformUrls;
  /** `host:port` of the name server; nobody answers where none is named. */
  nameServer?: string;
}

/** No platform answers in a test that starts none. */
const NOWHERE: PlatformUrls = {
  SendGrid: 'http://127.0.0.1:9/',
  Mailgun: 'http://127.0.0.1:9/',
  CallTrackingMetrics: 'http://127.0.0.1:9/',
};

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
  eventKey = null,
  platformUrls = NOWHERE,
  nameServer = '127.0.0.1:9',
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
  const reader = createReader({ children: 2 });
  const outbound = createOutbound({ allow: outboundAllow });
  const services: Services = {
    pool,
    clock,
    newId,
    randomBytes: systemRandom,
    logger,
    limits: limited ? createRateLimits(redis, `${redisSpace.prefix}:limit`) : withoutLimits,
    openSendGrid: openSendGrid(from, platformUrls.SendGrid),
    pace: createSendingPace(redis, `${redisSpace.prefix}:pace`),
    platformUrls,
    mailer: new OutboxMailer({ folder: outbox, from, clock, newId, demo: true }),
    storage: new LocalStorage(path.join(folder, 'objects')),
    model: null,
    tokens: await createTokens({ tokenKey: randomBytes(32).toString('base64'), clock, random: systemRandom }),
    fieldCipher: createFieldCipher([{ id: 'k1', key: randomBytes(32) }]),
    auditKeys: createAuditKeys([randomBytes(32).toString('base64')]),
    outbound,
    campaignMail: createCampaignMail({
      linkKey: randomBytes(32).toString('base64'),
      domain: 'mail.example.test',
      eventKey,
    }),
    mailDns: createMailDns([nameServer]),
    ehrs: createEhrs({ outbound, clock, newId }),
    reader,
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
        storage: createStorageCheck(services.storage),
        leaving: () => false,
      },
    }),
  );
  // A test that keeps this process busy for seconds must not find its connection closed under it.
  server.keepAliveTimeout = 120_000;
  let reachable = true;
  server.on('connection', (socket) => !reachable && socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await reader.close();
    await pool.end();
    redis.disconnect();
    await rm(folder, { recursive: true, force: true });
  });

  const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
  const ctx: PublicContext = { services, request, action: 'test' };
  const tools = createTestTools(path.join(folder, 'tmp'));
  const organizations = { a: await createTestOrganization(ctx, 'a'), b: await createTestOrganization(ctx, 'b') };
  const within: TestApp['within'] = (key, work) => withTransaction(asOrganization(ctx, organizations[key].id), work);

  return {
    url,
    clock,
    services,
    organizations,
    anyone: openDoors(url),
    ctx,
    logLines,
    within,
    runJobs: (only) => runPendingJobs(ctx, [organizations.a.id, organizations.b.id], tools, only),
    tools,
    databaseUrl: database.url,
    folder,
    mails: () => listOutbox(outbox),
    setReachable: (whether) => {
      reachable = whether;
      if (!whether) server.closeAllConnections();
    },
    signIn: async (role, organization = 'a') => {
      const user = organizations[organization].users[role];
      const { session_id, signedIn } = await within(organization, (tx) =>
        openSession(tx, { ...user, org_type: 'Treatment center' }),
      );
      const { token, refresh_token } = signedIn;
      return { user, session_id, token, refresh_token, ...openDoors(url, token) };
    },
  };
}
