import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_calls(text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_calls(text, integer)';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function transcript_words(transcript jsonb) returns text language sql immutable parallel safe strict
    return (select string_agg(line ->> 'message', ' ') from jsonb_array_elements(transcript) line)`.execute(db);
  await sql`create table calls (
    id uuid primary key,
    org_id uuid not null references organizations,
    sid text not null,
    caller text not null,
    "to" text,
    "timestamp" timestamptz not null,
    duration integer,
    status text,
    summary text,
    transcript jsonb not null default '[]',
    recording_key text,
    recording_size bigint,
    recording_type text,
    recording_url text,
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search_text text not null generated always as (
      fold(sid || ' ' || digits(caller) || ' ' || coalesce(summary, '') || ' ' || coalesce(transcript_words(transcript), ''))
    ) stored,
    constraint calls_sid_key unique (org_id, sid),
    constraint calls_recording_key unique (recording_key),
    constraint calls_recording_whole check (num_nulls(recording_key, recording_size, recording_type) in (0, 3))
  )`.execute(db);
  await sql`create index calls_newest on calls (org_id, "timestamp" desc, id desc)`.execute(db);
  await sql`create index calls_oldest on calls (org_id, "timestamp" asc, id desc)`.execute(db);
  await sql`create index calls_by_text on calls using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'calls');

  await sql`create table call_counters (
    org_id uuid primary key references organizations,
    total bigint not null default 0
  )`.execute(db);
  await tenantTable(db, 'call_counters');
  await sql`create function count_changed_call() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      update call_counters set total = total - 1 where org_id = old.org_id;
    else
      insert into call_counters as c (org_id, total) values (new.org_id, 1)
        on conflict (org_id) do update set total = c.total + 1;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger calls_count_changed after insert or delete on calls
    for each row execute function count_changed_call()`.execute(db);

  // As the lookup role and with the term as a literal, for the same reasons as the search of clients. It answers a page:
  // a planner that expects a thousand rows would read the whole table to join them.
  await sql`create function search_calls(term text, descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer rows 50 set search_path = public, pg_temp
    as $$
    declare
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (c."timestamp" %1$s %2$L::timestamptz or (c."timestamp" = %2$L::timestamptz and c.id %3$s %4$L))',
          case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from calls c where %s order by c."timestamp" %s, c.id %s offset %s limit %s',
        wanted, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['calls']);
  await sql`create function count_calls(term text, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from calls c where c.org_id = %L and %s limit %s) counted',
        current_org_id(), holding_words('c.search_text', term), up_to + 1) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['calls']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT);
  await sql`drop table call_counters`.execute(db);
  await sql`drop table calls`.execute(db);
  await sql`drop function count_changed_call()`.execute(db);
  await sql`drop function transcript_words(jsonb)`.execute(db);
}
