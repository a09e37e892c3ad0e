import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_tasks(text, text, uuid, boolean, integer, integer)';
const COUNT = 'count_tasks(text, integer)';
const SEARCH_WITHIN = 'search_tasks(text, uuid, text, date, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT_WITHIN = 'count_tasks(text, uuid, text, date, integer)';

/**
 * What a search looks at besides its term: one person's tasks, and those in a state on a day. What they are ordered by is
 * one of three keys; each compares as its own type.
 */
const WITHIN =
  sql.raw(`if person is not null then wanted := wanted || format(' and t.assigned_to_id = %L', person); end if;
      if state = 'done' then wanted := wanted || ' and t.is_complete'; end if;
      if state in ('open', 'snoozed') then wanted := wanted || ' and not t.is_complete'; end if;
      if state = 'open' then
        wanted := wanted || format(' and (t.snoozed_until is null or t.snoozed_until <= %L)', today);
      end if;
      if state = 'snoozed' then wanted := wanted || format(' and t.snoozed_until > %L', today); end if;`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks
    add column priority smallint not null default 2 check (priority between 1 and 3),
    add column due_time time(0),
    add column snoozed_until date,
    add column repeats text check (repeats in ('DAY', 'WEEK', 'TWO_WEEKS', 'MONTH', 'QUARTER')),
    add column call_id uuid references calls on delete set null,
    alter column referral_id drop not null`.execute(db);
  await sql`alter table tasks add constraint tasks_time_of_day check (due_time is null or due_date is not null)`.execute(
    db,
  );
  // High ones first, in each the one due next; a completed task comes after the open ones, as in the list's own order.
  await sql`alter table tasks add column rank integer not null generated always as (
    priority * 20000000 + coalesce(due_date - date '2000-01-01', 9999999) + case when is_complete then 1000000000 else 0 end
  ) stored`.execute(db);
  await sql`create index tasks_by_rank on tasks (org_id, rank asc, id desc)`.execute(db);
  await sql`create index tasks_of_person on tasks (org_id, assigned_to_id, place asc, id desc)`.execute(db);
  await sql`create index tasks_of_person_by_rank on tasks (org_id, assigned_to_id, rank asc, id desc)`.execute(db);
  await sql`create index tasks_by_created on tasks (org_id, created_at desc, id desc)`.execute(db);
  await sql`create index tasks_of_call on tasks (org_id, call_id) where call_id is not null`.execute(db);

  await dropLookupFunctions(db, SEARCH, COUNT);
  await sql`create function search_tasks(term text, person uuid, state text, today date, sorted text, descending boolean,
      after_key text, after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      wanted text := format('t.org_id = %L and %s', current_org_id(), holding_words('t.search_text', term));
      down boolean := descending <> backwards;
      key text := case sorted when 'priority' then 't.rank' when 'created_at' then 't.created_at' else 't.place' end;
      type text := case sorted when 'created_at' then 'timestamptz' else 'integer' end;
    begin
      ${WITHIN}
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and t.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, type, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select t.id from tasks t where %s order by %s %s, t.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH_WITHIN, ['tasks']);
  await sql`create function count_tasks(term text, person uuid, state text, today date, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      found_rows integer;
      wanted text := format('t.org_id = %L and %s', current_org_id(), holding_words('t.search_text', term));
    begin
      ${WITHIN}
      execute format('select count(*) from (select 1 from tasks t where %s limit %s) counted', wanted, up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT_WITHIN, ['tasks']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH_WITHIN, COUNT_WITHIN);
  await sql`create function search_tasks(term text, after_key text, after_id uuid, backwards boolean, skip integer,
      take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare wanted text := format('t.org_id = %L and %s', current_org_id(), holding_words('t.search_text', term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (t.place %1$s %2$L::integer or (t.place = %2$L::integer and t.id %3$s %4$L))',
          case when backwards then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select t.id from tasks t where %s order by t.place %s, t.id %s offset %s limit %s',
        wanted, case when backwards then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['tasks']);
  await sql`create function count_tasks(term text, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from tasks t where t.org_id = %L and %s limit %s) counted',
        current_org_id(), holding_words('t.search_text', term), up_to + 1) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['tasks']);
  // Without a source a task was not possible.
  await sql`alter table tasks no force row level security`.execute(db);
  await sql`delete from tasks where referral_id is null`.execute(db);
  await sql`alter table tasks force row level security`.execute(db);
  await sql`alter table tasks alter column referral_id set not null`.execute(db);
  await sql`alter table tasks drop column rank, drop column priority, drop column due_time, drop column snoozed_until, drop column repeats,
    drop column call_id`.execute(db);
}
