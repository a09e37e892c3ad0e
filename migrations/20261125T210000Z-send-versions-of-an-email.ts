import { type Kysely, sql } from 'kysely';

/** Elements of an e-mail may be for some of its recipients: a run keeps each version of it, a recipient which one is theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_runs add column versions jsonb not null default '[]'`.execute(db);
  await sql`alter table campaign_recipients add column variant smallint not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_recipients drop column variant`.execute(db);
  await sql`alter table campaign_runs drop column versions`.execute(db);
}
