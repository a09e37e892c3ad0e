import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH_SIGNATURE = 'search_clients(text, integer, integer)';

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
  await sql`create index clients_by_name on clients (org_id, name_key)`.execute(db);
  await sql`create index clients_by_text on clients using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'clients');

  // Row-level security keeps LIKE from using the trigram index (the operator is not leakproof), so the search runs as
  // the lookup role, filters by the connection's organisation itself, and answers ids alone. The term is planned as a
  // literal: how common it is decides between the trigram index and a walk in list order.
  await sql`create function search_clients(term text, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$ begin
      return query execute format(
        'select c.id from clients c where c.org_id = %L and c.search_text like %L
         order by c.created_at desc, c.id desc offset %s limit %s',
        current_org_id(), containing(term), skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH_SIGNATURE, ['clients']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH_SIGNATURE);
  await sql`drop table clients`.execute(db);
}
