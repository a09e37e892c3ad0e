import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outbox (
    id uuid primary key,
    org_id uuid not null references organizations,
    job text not null,
    payload jsonb not null,
    dedupe_key text,
    state text not null default 'pending' check (state in ('pending', 'relayed', 'done', 'dead')),
    attempts integer not null default 0,
    error_code text,
    created_at timestamptz not null default now(),
    available_at timestamptz not null default now(),
    relayed_at timestamptz,
    finished_at timestamptz
  )`.execute(db);
  await sql`create index outbox_to_relay on outbox (available_at, id) where state = 'pending'`.execute(db);
  await sql`create index outbox_in_flight on outbox (relayed_at) where state = 'relayed'`.execute(db);
  await sql`create index outbox_dead on outbox (org_id, finished_at desc) where state = 'dead'`.execute(db);
  await sql`create index outbox_finished on outbox (finished_at) where state = 'done'`.execute(db);
  await sql`create unique index outbox_unfinished_once on outbox (org_id, job, dedupe_key)
    where state = 'pending' and dedupe_key is not null`.execute(db);
  await tenantTable(db, 'outbox');
  await sql`grant update on outbox to landfall_lookup`.execute(db);

  await sql`create function claim_outbox(take integer) returns table (id uuid, org_id uuid)
    language sql volatile security definer set search_path = public, pg_temp
    as $$
      update outbox o set state = 'relayed', relayed_at = clock_timestamp()
      from (
        select c.id from outbox c where c.state = 'pending' and c.available_at <= now()
        order by c.available_at, c.id limit take for update skip locked
      ) due
      where o.id = due.id returning o.id, o.org_id
    $$`.execute(db);
  await lookupFunction(db, 'claim_outbox(integer)', ['outbox']);
  await sql`create function stale_outbox(older_than interval, take integer) returns table (id uuid, org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select o.id, o.org_id from outbox o
      where o.state = 'relayed' and o.relayed_at < now() - older_than order by o.relayed_at limit take $$`.execute(db);
  await lookupFunction(db, 'stale_outbox(interval, integer)', ['outbox']);
  await sql`create function outbox_lag() returns table (pending bigint, oldest_seconds double precision)
    language sql stable security definer set search_path = public, pg_temp
    as $$ select count(*), coalesce(extract(epoch from now() - min(o.available_at)), 0)
      from outbox o where o.state = 'pending' and o.available_at <= now() $$`.execute(db);
  await lookupFunction(db, 'outbox_lag()', ['outbox']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, 'outbox_lag()', 'stale_outbox(interval, integer)', 'claim_outbox(integer)');
  await sql`drop table outbox`.execute(db);
}
