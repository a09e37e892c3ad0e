import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports
    add column sheets text[] not null default '{}',
    add column sheet integer not null default 0 check (sheet >= 0)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports drop column sheets, drop column sheet`.execute(db);
}
