import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from '#scripts/embedded/processes.ts';
import { buildServices } from '#server/platform/build-services.ts';
import { asOrganization, type PublicContext, type TxContext } from '#server/platform/context.ts';
import { readEnv } from '#server/platform/env.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { type Doors, openDoors } from './doors.ts';
import { createTestOrganization, type OrganizationKey, TEST_PASSWORD, type TestOrganization } from './organizations.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { programBuilder, programOf } from './programs.ts';

export interface WebProcess extends RunningProcess {
  url: string;
}

export interface InstallationActor extends Doors {
  token: string;
  refresh_token: string;
}

/** The product as it is installed: web and worker as processes of their own, on one database, Redis and folder. */
export interface Installation {
  env: NodeJS.ProcessEnv;
  folder: string;
  organizations: Record<OrganizationKey, TestOrganization>;
  /** For looking into the database past the product; its services are the real ones. */
  ctx: PublicContext;
  within<T>(organization: OrganizationKey, work: (tx: TxContext) => Promise<T>): Promise<T>;
  /** Starts a web process and waits until it listens, on a port of its own. */
  startWeb(extra?: NodeJS.ProcessEnv, program?: string): Promise<WebProcess>;
  /** Starts a worker, or another program of the repository that says `working`, and waits until it works. */
  startWorker(extra?: NodeJS.ProcessEnv, program?: string): Promise<RunningProcess>;
  /** Signs the organization's one person of that role in, through the door. */
  signIn(web: { url: string }, role: Role, organization?: OrganizationKey): Promise<InstallationActor>;
  /** Every process started so far, the ended ones too. */
  processes: readonly RunningProcess[];
}

const key = () => randomBytes(32).toString('base64');

/** Call it at the top of a test file: whatever it starts ends with the file. */
export async function openInstallation(databaseUrl: string, redisUrl: string): Promise<Installation> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-test-'));
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    LANDFALL_DEMO: 'on',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    LANDFALL_DATA_DIR: folder,
    TOKEN_KEY: key(),
    FIELD_KEYS: `k1:${key()}`,
    LINK_KEY: key(),
  };
  const processes: RunningProcess[] = [];
  const { services, close } = await buildServices(readEnv({ ...env, LOG_LEVEL: 'silent' }), 'web');
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end('SIGKILL')));
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const request = { request_id: 'test', ip: null, user_agent: null, idempotency_key: null };
  const ctx: PublicContext = { services, request, action: 'test' };
  const organizations = { a: await createTestOrganization(ctx, 'a'), b: await createTestOrganization(ctx, 'b') };
  const build = programBuilder();
  const started = async (program: string, own: NodeJS.ProcessEnv, event: string) => {
    // From its sources it would take seconds to start, each time.
    const running = startProcess(program.endsWith('.ts') ? await build(program) : program, { ...env, ...own });
    processes.push(running);
    await running.said(event);
    return running;
  };

  return {
    env,
    folder,
    organizations,
    ctx,
    processes,
    within: (organization, work) => withTransaction(asOrganization(ctx, organizations[organization].id), work),
    startWeb: async (extra = {}, program) => {
      const port = await freePort();
      const web = await started(program ?? (await programOf('web')), { ...extra, PORT: String(port) }, 'listening');
      return { ...web, url: `http://127.0.0.1:${port}` };
    },
    startWorker: async (extra = {}, program) => started(program ?? (await programOf('worker')), extra, 'working'),
    signIn: async (web, role, organization = 'a') => {
      const { email_id } = organizations[organization].users[role];
      const answer = await openDoors(web.url).rest('POST', '/auth/login', { email_id, password: TEST_PASSWORD });
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status} ${answer.body.error?.code}`);
      const { token, refresh_token } = answer.body.result as { token: string; refresh_token: string };
      return { token, refresh_token, ...openDoors(web.url, token) };
    },
  };
}
