import { type Kysely, sql } from 'kysely';

/** The list of people is read by name, a page at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_by_folded_name on users (org_id, fold(lastname || ' ' || firstname), id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_by_folded_name`.execute(db);
}
