import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '#scripts/embedded/postgres.ts';
import { migrateToLatest } from '#server/platform/migrations.ts';
import { DATASET_VERSION } from './dataset/dataset-size.ts';
import { loadDataset } from './dataset/load-dataset.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = path.join(ROOT, 'migrations');
/** The server listens on loopback alone and holds invented people. */
const PASSWORD = 'bench';

export interface BenchDatabase {
  /** A superuser's address. */
  url: string;
  rows: number;
  /** The server's process; undefined for one that runs elsewhere. */
  pid: number | undefined;
  stop(): Promise<void>;
}

async function ask<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

const exists = async (url: string, table: string) =>
  (await ask<{ found: string | null }>(url, 'select to_regclass($1)::text as found', [table]))[0]?.found !== null;

/** Names a dataset: its size, what the generator writes and every migration under it. */
function markOf(rows: number): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(path.join(MIGRATIONS, file)));
  return `${rows} rows, generator ${DATASET_VERSION}, migrations ${hash.digest('hex')}`;
}

/** Whether the database holds exactly what this generator would write, under exactly these migrations. */
async function isCurrent(url: string, rows: number): Promise<boolean> {
  if (!(await exists(url, 'bench.dataset'))) return false;
  const marks = await ask<{ mark: string }>(url, 'select mark from bench.dataset');
  return marks[0]?.mark === markOf(rows);
}

/** Makes the dataset from the beginning. @throws when the database holds organizations that no bench wrote. */
async function regenerate(url: string, rows: number, say: (line: string) => void): Promise<void> {
  if ((await exists(url, 'public.organizations')) && !(await exists(url, 'bench.dataset')))
    throw new Error('BENCH_DATABASE_URL names a database with data of its own; give an empty one.');
  await ask(url, 'drop schema if exists bench cascade; drop schema public cascade; create schema public');
  // Before the data: a run that is cut short is then known as the bench's own.
  await ask(url, 'create schema bench; create table bench.dataset (mark text)');
  await migrateToLatest(url);
  say(`Generating ${rows.toLocaleString('en-US')} inquiries …`);
  await loadDataset(url, rows, say);
  await ask(url, 'insert into bench.dataset values ($1)', [markOf(rows)]);
}

/**
 * The database of BENCH_DATABASE_URL (an empty one of a superuser's, or one filled here before), else an embedded server
 * with a data folder for this size. The dataset is kept between runs and made again when the generator has changed.
 */
export async function openBenchDatabase(rows: number, say: (line: string) => void): Promise<BenchDatabase> {
  const external = process.env.BENCH_DATABASE_URL;
  const embedded: EmbeddedPostgres | undefined = external
    ? undefined
    : await startPostgres({
        dataDir: path.join(ROOT, '.data', `bench-${rows}`),
        database: 'bench',
        password: PASSWORD,
      });
  const url = external ?? embedded!.superuserUrl;
  const stop = async () => embedded?.stop();
  try {
    if (!(await isCurrent(url, rows))) await regenerate(url, rows, say);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, rows, pid: embedded?.pid, stop };
}
