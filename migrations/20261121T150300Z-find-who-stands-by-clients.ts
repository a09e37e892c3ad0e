import { type Kysely, sql } from 'kysely';
import { tenantTable } from './tenant-table.ts';

const SEARCHED = `firstname || ' ' || lastname || ' ' || coalesce(email_id, '') || ' ' || coalesce(address, '') || ' '
  || coalesce(city, '') || ' ' || coalesce(state, '')`;

const searchText = (db: Kysely<unknown>, text: string) =>
  sql`alter table clients alter column search_text
    set expression as (fold(${sql.raw(text)} || ' ' || digits(coalesce(phone_number, ''))))`.execute(db);

/** Numbers by which a caller is told, beside the client's own. */
const PHONE_INDEXES = {
  clients_by_primary_contact_phone: 'clients (org_id, emergency_contact_primary_phone)',
  clients_by_secondary_contact_phone: 'clients (org_id, emergency_contact_secondary_phone)',
  inquiries_by_contact_phone: 'inquiries (org_id, contact_person_phone)',
};
const columnOf = (definition: string) => definition.slice(definition.indexOf(', ') + 2, -1);

const PEOPLE = ['emergency_contact_primary', 'emergency_contact_secondary', 'subscriber'];
const NAMES = PEOPLE.flatMap((person) => [`${person}_firstname`, `${person}_lastname`]);
const given = (row: string) => NAMES.map((name) => `${row}.${name}`).join(', ');

/** The words and whole names by which a client's people are told, each folded as a client's own. */
const keysOfClient = (row: string) =>
  PEOPLE.map((person) => `names_of(${row}.${person}_firstname, ${row}.${person}_lastname)`).join(' || ');

export async function up(db: Kysely<unknown>): Promise<void> {
  // An address is searched for as the list shows it, with its ZIP code.
  await searchText(db, `${SEARCHED} || ' ' || coalesce(zip, '')`);
  for (const [name, definition] of Object.entries(PHONE_INDEXES))
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}
      where ${sql.raw(columnOf(definition))} is not null`.execute(db);

  // Plain rows, because under row-level security an index serves a plain column's comparison alone. By them a text is
  // asked for the people around clients before it goes to a model.
  await sql`create table names_around_clients (
    org_id uuid not null references organisations,
    key text not null,
    owner_id uuid not null,
    primary key (org_id, key, owner_id)
  )`.execute(db);
  await sql`create index names_around_clients_of_owner on names_around_clients (org_id, owner_id)`.execute(db);
  await tenantTable(db, 'names_around_clients');
  await sql`create function names_of(first text, last text) returns text[] language sql immutable parallel safe
    return array[fold(collapse(first)), fold(collapse(last)),
      fold(collapse(coalesce(first, '') || ' ' || coalesce(last, '')))]`.execute(db);
  // What a contact person is called is one text, often with a word for the kinship: only names begin with a capital.
  await sql`create function names_in(said text) returns text[] language sql immutable parallel safe
    return (select array_agg(fold(word)) || fold(string_agg(word, ' ' order by at))
      from regexp_split_to_table(regexp_replace(said, '\\([^)]*\\)', ' ', 'g'), '[[:space:],;:/()]+')
        with ordinality words(word, at)
      where left(word, 1) <> lower(left(word, 1)))`.execute(db);

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

  await overAllOrganisations(db, () =>
    sql`insert into names_around_clients (org_id, key, owner_id)
      select distinct org_id, key, id from (
        select org_id, id, unnest(${sql.raw(keysOfClient('clients'))}) as key from clients
        union all
        select org_id, id, unnest(names_in(contact_person_name)) from inquiries where contact_person_name is not null
      ) named where length(key) > 1`.execute(db),
  );
}

/** The owner, too, is bound by a tenant table's row security; a change of every organisation's rows lifts that. */
async function overAllOrganisations(db: Kysely<unknown>, change: () => Promise<unknown>) {
  const tables = ['clients', 'inquiries', 'names_around_clients'];
  for (const table of tables) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await change();
  for (const table of tables) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['clients', 'inquiries'])
    for (const what of ['name', 'rename'])
      await sql`drop trigger ${sql.id(`${table}_${what}_people`)} on ${sql.id(table)}`.execute(db);
  await sql`drop function keep_names_around_inquiry()`.execute(db);
  await sql`drop function keep_names_around_client()`.execute(db);
  await sql`drop function keep_names_around(uuid, uuid, text[])`.execute(db);
  await sql`drop function names_in(text)`.execute(db);
  await sql`drop function names_of(text, text)`.execute(db);
  await sql`drop table names_around_clients`.execute(db);
  for (const name of Object.keys(PHONE_INDEXES)) await sql`drop index ${sql.id(name)}`.execute(db);
  await searchText(db, SEARCHED);
}
