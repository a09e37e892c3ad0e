import { type Kysely, sql } from 'kysely';

/** A key that is replaced goes on for a while, and each says when it was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_keys add column ends_at timestamptz, add column last_event_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_keys drop column ends_at, drop column last_event_at`.execute(db);
}
