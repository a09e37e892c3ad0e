import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../scripts/embedded/postgres.ts';
import { migrateToLatest, pendingMigrations } from '../../src/server/platform/migrations.ts';
import { DATASET_VERSION } from './dataset/dataset-size.ts';
import { loadDataset } from './dataset/load-dataset.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The server listens on loopback alone and holds invented people. */
const PASSWORD = 'bench';

export interface BenchDatabase {
  /** A superuser's address. */
  url: string;
  rows: number;
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

/** Whether the database holds exactly what this generator would write, under exactly these migrations. */
async function isCurrent(url: string, rows: number): Promise<boolean> {
  if (!(await exists(url, 'bench.dataset'))) return false;
  const marks = await ask<{ version: number; rows: number }>(url, 'select version, rows from bench.dataset');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const pending = await pendingMigrations(db).finally(() => db.destroy());
  return pending.length === 0 && marks[0]?.version === DATASET_VERSION && marks[0].rows === rows;
}

/** Makes the dataset anew. @throws when the database holds organisations that no bench wrote. */
async function regenerate(url: string, rows: number, say: (line: string) => void): Promise<void> {
  if ((await exists(url, 'public.organisations')) && !(await exists(url, 'bench.dataset')))
    throw new Error('BENCH_DATABASE_URL names a database with data of its own; give an empty one.');
  await ask(url, 'drop schema if exists bench cascade; drop schema public cascade; create schema public');
  // Before the data: a run that is cut short is then known as the bench's own.
  await ask(url, 'create schema bench; create table bench.dataset (version integer, rows integer)');
  await migrateToLatest(url);
  say(`Generating ${rows.toLocaleString('en-US')} inquiries …`);
  await loadDataset(url, rows, say);
  await ask(url, 'insert into bench.dataset values ($1, $2)', [DATASET_VERSION, rows]);
}

/**
 * The database of BENCH_DATABASE_URL (an empty one of a superuser's, or one filled here before), else an embedded server
 * with a data folder for this size. The dataset is kept between runs and made anew when the generator has changed.
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
  return { url, rows, stop };
}
