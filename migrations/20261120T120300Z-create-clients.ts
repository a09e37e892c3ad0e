import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_clients(text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_clients(text, integer)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table clients (
    id uuid primary key,
    org_id uuid not null references organisations,
    firstname text not null,
    lastname text not null,
    email_id text,
    phone_number text,
    dob date,
    address text,
    city text,
    state text,
    zip text,
    name_key text not null generated always as (fold(collapse(firstname || ' ' || lastname))) stored,
    search_text text not null generated always as (
      fold(firstname || ' ' || lastname || ' ' || coalesce(email_id, '') || ' ' || coalesce(address, '') || ' '
        || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || digits(coalesce(phone_number, '')))
    ) stored,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    created_by uuid references users,
    updated_at timestamptz not null default now(),
    updated_by uuid references users
  )`.execute(db);
  await sql`create index clients_by_age on clients (org_id, created_at desc, id desc)`.execute(db);
  await sql`create index clients_oldest on clients (org_id, created_at asc, id desc)`.execute(db);
  await sql`create index clients_by_name on clients (org_id, name_key)`.execute(db);
  await sql`create index clients_by_text on clients using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'clients');

  await sql`create table client_counters (
    org_id uuid primary key references organisations,
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
  // the lookup role, filters by the connection's organisation itself, and answers ids alone. The term is planned as a
  // literal: how common it is decides between the trigram index and a walk in list order.
  await sql`create function search_clients(term text, descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (c.created_at %1$s %2$L::timestamptz or (c.created_at = %2$L::timestamptz and c.id %3$s %4$L))',
          case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from clients c where %s order by c.created_at %s, c.id %s offset %s limit %s',
        wanted, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
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
