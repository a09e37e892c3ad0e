import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

export interface TestDatabase {
  /** A login that may become `landfall_owner` and `landfall_app`, as DATABASE_URL does. */
  url: string;
}

/**
 * A migrated database of this test file's own, cloned from the run's template and dropped after the file. Call it at
 * the top of a test file: `const database = await createTestDatabase()`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('templateDatabase'));
}

/**
 * Like {@link createTestDatabase}, but empty: for tests of the migrations themselves, or of another locale, given in the
 * words of `create database`.
 */
export function createEmptyDatabase(locale = ''): Promise<TestDatabase> {
  return createFrom('template0', locale);
}

async function createFrom(template: string, locale = ''): Promise<TestDatabase> {
  const name = `landfall_test_${randomBytes(8).toString('hex')}`;
  await administer((client) => client.query(`create database ${name} template ${template} ${locale}`));
  afterAll(() => administer((client) => client.query(`drop database if exists ${name} with (force)`)));
  const url = new URL(inject('databaseUrl'));
  url.pathname = name;
  return { url: url.href };
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
