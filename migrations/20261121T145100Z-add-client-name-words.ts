import { type Kysely, sql } from 'kysely';

/**
 * Columns of their own, as under row-level security an index serves a plain column's comparison alone: by them a text is
 * asked for clients' names before it goes to a model.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients
    add column firstname_key text not null generated always as (fold(collapse(firstname))) stored,
    add column lastname_key text not null generated always as (fold(collapse(lastname))) stored`.execute(db);
  await sql`create index clients_by_firstname_key on clients (org_id, firstname_key)`.execute(db);
  await sql`create index clients_by_lastname_key on clients (org_id, lastname_key)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clients drop column firstname_key, drop column lastname_key`.execute(db);
}
