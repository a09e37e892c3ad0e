import { type Kysely, sql } from 'kysely';

/** Tables that lists fill, and the columns by whose change a row of theirs moves between days. */
const FILLED = { referral_sources: 'created_at, type', referral_contacts: 'created_at' };

const KEYS = {
  name_key: (row: string) => `fold(collapse(coalesce(${row}fields ->> 'referral_name',
    (${row}fields ->> 'firstname') || ' ' || (${row}fields ->> 'lastname'))))`,
  org_key: (row: string) => `fold(collapse(${row}fields ->> 'organization_name'))`,
  email_key: (row: string) => `lower(${row}fields ->> 'email')`,
};

/**
 * A list brings thousands of rows of one moment: its day is marked once a statement. A mark a row took a fifth of the time
 * that the rows themselves take.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whose word it is stands on the row that holds it: asking again costs as much as to keep the word.
  await sql`alter table name_words drop constraint name_words_org_id_fkey`.execute(db);
  await keepKeysByTrigger(db);
  await sql`create function mark_creations() returns trigger language plpgsql as $$ begin
    insert into metric_marks (org_id, at) select distinct c.org_id, c.created_at from changed c;
    return null;
  end $$`.execute(db);
  for (const [table, columns] of Object.entries(FILLED)) {
    await markRows(db, table, `update of ${columns}`);
    await sql`create trigger ${sql.id(`${table}_mark_new`)} after insert on ${sql.id(table)}
      referencing new table as changed for each statement execute function mark_creations()`.execute(db);
    await sql`create trigger ${sql.id(`${table}_mark_removed`)} after delete on ${sql.id(table)}
      referencing old table as changed for each statement execute function mark_creations()`.execute(db);
  }
}

/**
 * Each row of an import is changed as it is saved, in its outcome alone. A generated column is made ready again for every
 * row of an update that does not reach it (PostgreSQL 18), which took longer than the update itself.
 */
async function keepKeysByTrigger(db: Kysely<unknown>): Promise<void> {
  for (const column of Object.keys(KEYS))
    await sql`alter table import_rows alter column ${sql.id(column)} drop expression`.execute(db);
  const steps = Object.entries(KEYS).map(([column, key]) => `new.${column} := ${key('new.')};`);
  await sql`create function keep_import_keys() returns trigger language plpgsql as ${sql.lit(
    `begin ${steps.join(' ')} return new; end`,
  )}`.execute(db);
  await sql`create trigger import_rows_keep_keys before insert or update of fields on import_rows
    for each row execute function keep_import_keys()`.execute(db);
}

/** Which changes mark days row by row. */
async function markRows(db: Kysely<unknown>, table: string, changes: string): Promise<void> {
  await sql`create or replace trigger ${sql.id(`${table}_mark_metrics`)} after ${sql.raw(changes)} on ${sql.id(table)}
    for each row execute function ${sql.id(`${table}_mark_metrics`)}()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(FILLED)) {
    for (const when of ['new', 'removed'])
      await sql`drop trigger ${sql.id(`${table}_mark_${when}`)} on ${sql.id(table)}`.execute(db);
    await markRows(db, table, `insert or delete or update of ${columns}`);
  }
  await sql`drop function mark_creations()`.execute(db);
  await sql`drop trigger import_rows_keep_keys on import_rows`.execute(db);
  await sql`drop function keep_import_keys()`.execute(db);
  for (const [column, key] of Object.entries(KEYS))
    await sql`alter table import_rows drop column ${sql.id(column)},
      add column ${sql.id(column)} text generated always as (${sql.raw(key(''))}) stored`.execute(db);
  await sql`alter table name_words add constraint name_words_org_id_fkey
    foreign key (org_id) references organizations`.execute(db);
}
