import { type Kysely, sql } from 'kysely';

/** The day whose tasks have been mailed in the morning to who wants them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column morning_day date`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations drop column morning_day`.execute(db);
}
