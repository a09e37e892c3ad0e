import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { endProcess } from '#scripts/embedded/processes.ts';
import { createImport } from '#server/features/imports/create-import.ts';
import { readBeginning } from '#server/features/imports/read-list.ts';
import type { Context } from '#server/platform/context.ts';
import { organizationId, userId } from './dataset/organization.ts';
import { adminContext } from './list-requests.ts';
import type { World } from './world.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SMALL_ROWS = 20;
const RUNS = 9;
const POLL_MS = 2;
const PATIENCE_MS = 120_000;

/** The product's worker beside the bench; returns what ends it. */
export async function startWorker(world: World): Promise<() => Promise<void>> {
  const { env } = await world.base();
  const log = openSync(path.join(env.LANDFALL_DATA_DIR!, 'worker.log'), 'w', 0o600);
  const worker: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/worker/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', log, log],
    // A session of its own, as the launcher gives it: the system shares processors out by session.
    detached: true,
  });
  return () => endProcess(worker.pid ?? 0, 'SIGTERM', 30_000);
}

export const listOf = (rows: number, run: string) =>
  Buffer.from(
    [
      'First Name,Last Name,Organization Name,Title,Phone,Email',
      ...Array.from(
        { length: rows },
        (_, n) =>
          `Fair${n},${run},House ${n % 50},Nurse,(212) 555-${String(n % 10_000).padStart(4, '0')},f${n}@${run}.example`,
      ),
    ].join('\r\n'),
  );

export async function upload(ctx: Context, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const beginning = await readBeginning(ctx, { type: 'csv', bytes });
  const file = { kind: 'contacts', file_name: 'list.csv', file_type: 'csv' } as const;
  return (await createImport(ctx, { ...file, beginning, content: bytes })).import_id;
}

/** The Admin of a small organization, signed in. */
export async function otherContext(world: World, client: pg.Client): Promise<Context> {
  const ctx = await adminContext(world);
  if (ctx.actor.kind !== 'user') throw new Error('the bench acts as a person');
  const actor = { ...ctx.actor, org_id: organizationId(1), user_id: userId(1), session_id: crypto.randomUUID() };
  await client.query('insert into sessions (id, org_id, user_id, expires_at) values ($1, $2, $3, $4)', [
    actor.session_id,
    actor.org_id,
    actor.user_id,
    new Date(Date.now() + 3_600_000).toISOString(),
  ]);
  return { ...ctx, actor };
}

/** The job of record of an import, once `column` says so; milliseconds since `began`. */
async function until(client: pg.Client, import_id: string, condition: string, began: number): Promise<number> {
  while (performance.now() - began < PATIENCE_MS) {
    const { rows } = await client.query(
      `select from outbox where payload ->> 'import_id' = $1 and job = 'imports.work' and ${condition}`,
      [import_id],
    );
    if (rows.length > 0) return performance.now() - began;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error('the worker did not run the small list');
}

/** The waits of small lists, one after the other: from the upload's commit until the job has begun. */
export async function waits(ctx: Context, client: pg.Client, goesOn: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < RUNS && (await goesOn())) {
    const import_id = await upload(ctx, listOf(SMALL_ROWS, `small${Date.now()}`));
    const began = performance.now();
    times.push(await until(client, import_id, 'attempts > 0', began));
    await until(client, import_id, `state = 'done'`, began);
  }
  return times;
}
