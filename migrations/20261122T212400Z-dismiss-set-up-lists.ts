import { type Kysely, sql } from 'kysely';

/** A new organization's list of what to set up; those that are at work already need none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column setup_dismissed_at timestamptz`.execute(db);
  await sql`update organizations set setup_dismissed_at = now()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations drop column setup_dismissed_at`.execute(db);
}
