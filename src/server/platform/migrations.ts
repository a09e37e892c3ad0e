import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  Kysely,
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
  NO_MIGRATIONS,
  PostgresDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import { ensureRoles, MigrationError, withAdvice } from './database-roles.ts';
import { MIGRATIONS_FOLDER } from './product-folder.ts';

const FILE_NAME = /^\d{8}T\d{6}Z-[a-z0-9-]+\.(ts|mjs)$/;
const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext', 'btree_gist', 'pgcrypto'] as const;
const CONNECT_TIMEOUT_MS = 10_000;

export interface MigrateOptions {
  /** Where the migration files lie; the product's own `migrations/` unless said. */
  folder?: string;
}

/**
 * Prepares the roles, extensions and schema and applies every pending migration as `landfall_owner`, each in a
 * transaction of its own: what it locks is free again before the next begins, and those before a failing one stay.
 * Runs of several processes queue on an advisory lock, so each migration is applied once.
 * Returns the names applied, oldest first. Throws a {@link MigrationError} (one line) for a missing right or a
 * migration that fails, and the driver's own error when the database cannot be reached.
 */
export async function migrateToLatest(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  return asOwner(databaseUrl, options, async (db) => {
    const applied: string[] = [];
    for (;;) {
      const [name] = await runMigrator(db, options, (migrator) => migrator.migrateUp());
      if (name === undefined) break;
      applied.push(name);
    }
    await sql`grant select on kysely_migration to landfall_app`.execute(db);
    return applied;
  });
}

export interface MigrateDownOptions extends MigrateOptions {
  /** How many of the newest migrations to take back. */
  steps: 1 | 'all';
}

/** Takes migrations back, newest first; returns their names. Errors as in {@link migrateToLatest}. */
export async function migrateDown(databaseUrl: string, options: MigrateDownOptions): Promise<string[]> {
  return asOwner(databaseUrl, options, (db) =>
    runMigrator(db, options, (migrator) =>
      options.steps === 'all' ? migrator.migrateTo(NO_MIGRATIONS) : migrator.migrateDown(),
    ),
  );
}

/** Names of the migrations that this code has and the database has not; oldest first. Reads one small table. */
export async function pendingMigrations<DB>(db: Kysely<DB>, options: MigrateOptions = {}): Promise<string[]> {
  const names = await migrationNames(options.folder ?? MIGRATIONS_FOLDER);
  const applied = new Set(await appliedMigrations(db));
  return names.filter((name) => !applied.has(name));
}

async function appliedMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const table = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map((row) => row.name);
}

/** Stops before any change to a schema that this code does not know. */
async function refuseForeignSchema(db: Kysely<unknown>, { folder = MIGRATIONS_FOLDER }: MigrateOptions): Promise<void> {
  const known = new Set(await migrationNames(folder));
  const foreign = (await appliedMigrations(db)).find((name) => !known.has(name));
  if (foreign === undefined) return;
  throw new MigrationError(
    `The data comes from an earlier preview of Landfall or another version (it names ${foreign}) and was left as it is: ` +
      'move the data folder away, or choose another with LANDFALL_DATA_DIR; with DATABASE_URL, name an empty database.',
  );
}

/** Runs `work` on one connection that has prepared the database and become `landfall_owner`. */
async function asOwner<Result>(
  databaseUrl: string,
  options: MigrateOptions,
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(hashtext('landfall migrations'))`.execute(connection);
      await ensureRoles(connection);
      await ensureExtensions(connection);
      await ensureSchemaOwner(connection);
      await sql`set role landfall_owner`.execute(connection);
      await refuseForeignSchema(connection, options);
      await sql`grant usage on schema public to landfall_app, landfall_sealer, landfall_lookup`.execute(connection);
      // A function can only be handed to a role that may create in its schema; nothing else needs that right.
      await sql`grant create on schema public to landfall_lookup`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`revoke create on schema public from landfall_lookup`.execute(connection);
      }
    });
  } finally {
    await db.destroy();
  }
}

async function ensureExtensions(db: Kysely<unknown>): Promise<void> {
  const present = await sql<{ name: string }>`select extname as name from pg_extension`.execute(db);
  const names = new Set(present.rows.map((row) => row.name));
  for (const extension of EXTENSIONS.filter((name) => !names.has(name))) {
    const statement = `create extension if not exists ${extension}`;
    await withAdvice(statement, () => sql.raw(statement).execute(db));
  }
}

async function ensureSchemaOwner(db: Kysely<unknown>): Promise<void> {
  const found = await sql<{ owner: string }>`
    select nspowner::regrole::text as owner from pg_namespace where nspname = 'public'`.execute(db);
  if (found.rows[0]?.owner === 'landfall_owner') return;
  const statement = 'alter schema public owner to landfall_owner';
  await withAdvice(statement, () => sql.raw(statement).execute(db));
}

async function runMigrator(
  db: Kysely<unknown>,
  options: MigrateOptions,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const { error, results = [] } = await run(
    new Migrator({ db, provider: folderProvider(options.folder ?? MIGRATIONS_FOLDER) }),
  );
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error');
  const reason = error instanceof Error ? error.message : String(error);
  throw new MigrationError(failed ? `Migration ${failed.migrationName} failed: ${reason}` : reason, { cause: error });
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => FILE_NAME.test(file)).sort();
}

const nameOf = (file: string): string => path.parse(file).name;

const migrationNames = async (folder: string) => (await migrationFiles(folder)).map(nameOf);

/** Kysely's own provider imports from inside its package, where no loader turns `.ts` into JavaScript. */
const folderProvider = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const files = await migrationFiles(folder);
    const loaded = files.map(async (file): Promise<[string, Migration]> => {
      const url = pathToFileURL(path.join(folder, file)).href;
      return [nameOf(file), (await import(/* @vite-ignore */ url)) as Migration];
    });
    return Object.fromEntries(await Promise.all(loaded));
  },
});
