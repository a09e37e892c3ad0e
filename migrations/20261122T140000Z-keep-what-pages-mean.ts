import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The vectors of a page's windows, one byte a number, made after the page was read; null until then.
  await sql`alter table document_pages
    add column meaning bytea,
    add column of_other boolean not null default false`.execute(db);
  await sql`alter table questions add column passages jsonb not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions drop column passages`.execute(db);
  await sql`alter table document_pages drop column of_other, drop column meaning`.execute(db);
}
