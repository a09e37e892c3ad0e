import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const PEOPLE = ['emergency_contact_primary', 'emergency_contact_secondary', 'subscriber'];
const NAMES = PEOPLE.flatMap((person) => [`${person}_firstname`, `${person}_lastname`]);
const given = (row: string) => NAMES.map((name) => `${row}.${name}`).join(', ');

/** The words and whole names by which a client's people are told, each folded as a client's own. */
const keysOfClient = (row: string) =>
  PEOPLE.map((person) => `names_of(${row}.${person}_firstname, ${row}.${person}_lastname)`).join(' || ');

export async function up(db: Kysely<unknown>): Promise<void> {
  // Plain rows, because under row-level security an index serves a plain column's comparison alone. By them a text is
  // asked for the people around clients before it goes to a model.
  await sql`create table names_around_clients (
    org_id uuid not null references organizations,
    key text not null,
    owner_id uuid not null,
    primary key (org_id, key, owner_id)
  )`.execute(db);
  await sql`create index names_around_clients_of_owner on names_around_clients (org_id, owner_id)`.execute(db);
  await tenantTable(db, 'names_around_clients');

  // A single letter is nobody's name: it would take every sentence's first word with it.
  await sql`create function keep_names_around(org uuid, owner uuid, keys text[]) returns void language sql
    begin atomic
      delete from names_around_clients where org_id = org and owner_id = owner and key <> all(coalesce(keys, '{}'));
      insert into names_around_clients (org_id, key, owner_id)
        select distinct org, key, owner from unnest(keys) key where length(key) > 1 on conflict do nothing;
    end`.execute(db);
  await sql`create function keep_names_around_client() returns trigger language plpgsql as $$ begin
    perform keep_names_around(new.org_id, new.id, ${sql.raw(keysOfClient('new'))});
    return null;
  end $$`.execute(db);
  await sql`create function keep_names_around_inquiry() returns trigger language plpgsql as $$ begin
    perform keep_names_around(new.org_id, new.id, names_in(new.contact_person_name));
    return null;
  end $$`.execute(db);
  await sql`create trigger clients_name_people after insert on clients
    for each row when (coalesce(${sql.raw(given('new'))}) is not null)
    execute function keep_names_around_client()`.execute(db);
  await sql`create trigger clients_rename_people after update of ${sql.raw(NAMES.join(', '))} on clients
    for each row when ((${sql.raw(given('old'))}) is distinct from (${sql.raw(given('new'))}))
    execute function keep_names_around_client()`.execute(db);
  await sql`create trigger inquiries_name_people after insert on inquiries
    for each row when (new.contact_person_name is not null)
    execute function keep_names_around_inquiry()`.execute(db);
  await sql`create trigger inquiries_rename_people after update of contact_person_name on inquiries
    for each row when (old.contact_person_name is distinct from new.contact_person_name)
    execute function keep_names_around_inquiry()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['clients', 'inquiries'])
    for (const what of ['name', 'rename'])
      await sql`drop trigger ${sql.id(`${table}_${what}_people`)} on ${sql.id(table)}`.execute(db);
  await sql`drop function keep_names_around_inquiry()`.execute(db);
  await sql`drop function keep_names_around_client()`.execute(db);
  await sql`drop function keep_names_around(uuid, uuid, text[])`.execute(db);
  await sql`drop table names_around_clients`.execute(db);
}
