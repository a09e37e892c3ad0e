import { type Kysely, sql } from 'kysely';

/** A person finds their own sessions again by where and on what they were begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column ip inet, add column user_agent text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column ip, drop column user_agent`.execute(db);
}
