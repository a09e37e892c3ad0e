import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_clients(text, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_clients(text, integer)';

/** SSNs hold what the field cipher made of them, never the number. */
const TEXTS = [
  'ssn',
  'gender',
  'sex_at_birth',
  'marital_status',
  'living_status',
  'employment_status',
  'employer',
  'emergency_contact_primary_firstname',
  'emergency_contact_primary_lastname',
  'emergency_contact_primary_email',
  'emergency_contact_primary_phone',
  'emergency_contact_secondary_firstname',
  'emergency_contact_secondary_lastname',
  'emergency_contact_secondary_email',
  'emergency_contact_secondary_phone',
  'legal_guardianship_status',
  'legal_guardianship_documents',
  'payment_method',
  'carrier',
  'subscriber_id',
  'group_number',
  'subscriber_firstname',
  'subscriber_lastname',
  'subscriber_ssn',
  'subscriber_employer',
  'subscriber_employment_position',
  'authorization_number',
];
const DATES = ['subscriber_dob'];
const DETAILS = [...TEXTS.map((name) => `${name} text`), ...DATES.map((name) => `${name} date`)].join(', ');

/**
 * An empty value sorts last in both directions, so each direction has its own index. Columns of their own and `case`,
 * because under row-level security an index serves a plain column's comparison, neither a function's nor a `coalesce`.
 */
const SORT_INDEXES = {
  clients_by_age: 'created_at desc, id desc',
  clients_oldest: 'created_at asc, id desc',
  clients_by_name: 'name_key asc, id desc',
  clients_by_name_down: 'name_key desc, id desc',
  clients_by_email: `(case when email_key is null then chr(1114111) else email_key end collate "C") asc, id desc`,
  clients_by_email_down: `(case when email_key is null then '' else email_key end collate "C") desc, id desc`,
};

/** What a person is found by beside the list: a caller's number, a name in a text that is about to leave. */
const LOOKUP_INDEXES = {
  clients_by_firstname_key: '(org_id, firstname_key)',
  clients_by_lastname_key: '(org_id, lastname_key)',
  clients_by_phone: '(org_id, phone_number) where phone_number is not null',
  clients_by_primary_contact_phone:
    '(org_id, emergency_contact_primary_phone) where emergency_contact_primary_phone is not null',
  clients_by_secondary_contact_phone:
    '(org_id, emergency_contact_secondary_phone) where emergency_contact_secondary_phone is not null',
  clients_by_ssn_key: '(org_id, ssn_key) where ssn_key is not null',
  clients_by_subscriber_ssn_key: '(org_id, subscriber_ssn_key) where subscriber_ssn_key is not null',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table clients (
    id uuid primary key,
    org_id uuid not null references organizations,
    firstname text not null,
    lastname text not null,
    email_id text,
    phone_number text,
    dob date,
    address text,
    city text,
    state text,
    zip text,
    ${sql.raw(DETAILS)},
    name_key text not null generated always as (fold(collapse(firstname || ' ' || lastname))) stored,
    search_text text not null generated always as (
      fold(firstname || ' ' || lastname || ' ' || coalesce(email_id, '') || ' ' || coalesce(address, '') || ' '
        || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(zip, '')
        || ' ' || digits(coalesce(phone_number, '')))
    ) stored,
    email_key text generated always as (fold(email_id)) stored,
    firstname_key text not null generated always as (fold(collapse(firstname))) stored,
    lastname_key text not null generated always as (fold(collapse(lastname))) stored,
    -- The second part of a sealed text is the name of the key it was sealed with.
    ssn_key text generated always as (split_part(ssn, '.', 2)) stored,
    subscriber_ssn_key text generated always as (split_part(subscriber_ssn, '.', 2)) stored,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    created_by uuid references users,
    updated_at timestamptz not null default now(),
    updated_by uuid references users
  )`.execute(db);
  for (const [name, columns] of Object.entries(SORT_INDEXES))
    await sql`create index ${sql.id(name)} on clients (org_id, ${sql.raw(columns)})`.execute(db);
  for (const [name, definition] of Object.entries(LOOKUP_INDEXES))
    await sql`create index ${sql.id(name)} on clients ${sql.raw(definition)}`.execute(db);
  await sql`create index clients_by_text on clients using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'clients');

  await sql`create table client_counters (
    org_id uuid primary key references organizations,
    total bigint not null default 0
  )`.execute(db);
  await tenantTable(db, 'client_counters');
  await sql`create function count_new_client() returns trigger language plpgsql as $$ begin
    insert into client_counters as c (org_id, total) values (new.org_id, 1)
      on conflict (org_id) do update set total = c.total + 1;
    return null;
  end $$`.execute(db);
  await sql`create trigger clients_count_new after insert on clients
    for each row execute function count_new_client()`.execute(db);

  // Row-level security keeps LIKE from using the trigram index (the operator is not leakproof), so the search runs as
  // the lookup role, filters by the connection's organization itself, and answers ids alone. The term is planned as a
  // literal: how common it is decides between the trigram index and a walk in list order.
  await sql`create function search_clients(term text, sort text, descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'name' then 'c.name_key'
        when 'email_id' then case when descending then 'case when c.email_key is null then '''' else c.email_key end collate "C"'
          else 'case when c.email_key is null then chr(1114111) else c.email_key end collate "C"' end
        else 'c.created_at' end;
      kind text := case sort when 'name' then 'text' when 'email_id' then 'text' else 'timestamptz' end;
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and c.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from clients c where %s order by %s %s, c.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['clients']);
  await sql`create function count_clients(term text, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from clients c where c.org_id = %L and %s limit %s) counted',
        current_org_id(), holding_words('c.search_text', term), up_to + 1) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['clients']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT);
  await sql`drop table client_counters`.execute(db);
  await sql`drop table clients`.execute(db);
  await sql`drop function count_new_client()`.execute(db);
}
