import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Points, as the page is read; `turn` is how far it was turned clockwise for that. Pages read earlier have no places.
  await sql`alter table document_pages
    add column width real,
    add column height real,
    add column turn smallint not null default 0 check (turn in (0, 90, 180, 270)),
    add column words text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_pages
    drop column words, drop column turn, drop column height, drop column width`.execute(db);
}
