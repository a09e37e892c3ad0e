import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres } from '#scripts/embedded/postgres.ts';
import { endProcess } from '#scripts/embedded/processes.ts';
import { migrateToLatest } from '#server/platform/migrations.ts';

const GRACE_MS = 20_000;

/** A migrated PostgreSQL of a test file's own, which may be stopped under those who use it. What it commits is on disk. */
export interface OwnPostgres {
  /** Stays the same over restarts. */
  url: string;
  /** Everything the server writes, its log too. */
  folder: string;
  /** The immediate shutdown: every connection is cut, and the next start recovers from the log. */
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
}

/** Call it at the top of a test file; the server ends with it. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'landfall-postgres-'));
  const options = {
    dataDir: path.join(folder, 'data'),
    database: 'landfall',
    password: randomBytes(12).toString('hex'),
  };
  let server = await startPostgres(options);
  const { superuserUrl: url, port } = server;
  const stopAtOnce = () => endProcess(server.pid, 'SIGQUIT', GRACE_MS);
  afterAll(async () => {
    await stopAtOnce();
    await rm(folder, { recursive: true, force: true });
  });
  await migrateToLatest(url);
  return {
    url,
    folder,
    stopAtOnce,
    start: async () => {
      server = await startPostgres({ ...options, port });
    },
  };
}
