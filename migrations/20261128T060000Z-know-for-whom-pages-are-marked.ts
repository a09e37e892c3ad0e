import { type Kysely, sql } from 'kysely';

/**
 * For whom a record's pages were marked as another's: the client's names and birth date as one digest. Where they have
 * been corrected since, the marks are out of date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column understood_for text check (understood_for ~ '^[0-9a-f]{64}$')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents drop column understood_for`.execute(db);
}
