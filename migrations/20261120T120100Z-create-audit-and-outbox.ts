import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_log (
    seq bigint generated always as identity primary key,
    org_id uuid not null references organisations,
    at timestamptz not null default clock_timestamp(),
    user_id uuid,
    session_id uuid,
    request_id text,
    ip inet,
    action text not null,
    outcome text not null default 'done' check (outcome in ('done', 'refused', 'failed')),
    entity text,
    entity_ids uuid[] not null default '{}',
    details jsonb
  )`.execute(db);
  await sql`create index audit_log_by_org on audit_log (org_id, seq)`.execute(db);
  await tenantTable(db, 'audit_log', 'append');

  await sql`create table audit_seal (
    org_id uuid not null references organisations,
    from_seq bigint not null,
    to_seq bigint not null,
    rows_sealed integer not null,
    hash bytea not null,
    sealed_at timestamptz not null default now(),
    primary key (org_id, from_seq),
    check (from_seq <= to_seq)
  )`.execute(db);
  await tenantTable(db, 'audit_seal', 'append');
  await sql`create function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception 'this table only grows' using errcode = 'insufficient_privilege'; end $$`.execute(db);
  for (const table of ['audit_log', 'audit_seal'])
    await sql`create trigger ${sql.id(`${table}_only_grows`)} before update or delete or truncate on ${sql.id(table)}
      for each statement execute function refuse_change()`.execute(db);

  await sql`create table outbox (
    id uuid primary key,
    org_id uuid not null references organisations,
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

  await sql`create table idempotency_keys (
    org_id uuid not null references organisations,
    user_id uuid not null references users,
    key text not null,
    action text not null,
    input_hash bytea not null,
    response json,
    created_at timestamptz not null default now(),
    primary key (org_id, user_id, key)
  )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (org_id, created_at)`.execute(db);
  await tenantTable(db, 'idempotency_keys');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, 'claim_outbox(integer)', 'stale_outbox(interval, integer)', 'outbox_lag()');
  for (const table of ['idempotency_keys', 'outbox', 'audit_seal', 'audit_log'])
    await sql`drop table ${sql.id(table)}`.execute(db);
  await sql`drop function refuse_change()`.execute(db);
}
