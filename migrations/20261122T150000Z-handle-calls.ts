import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_calls(text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_calls(text, integer)';
const SEARCH_WAITING = 'search_calls(text, boolean, boolean, text, uuid, boolean, integer, integer)';
const COUNT_WAITING = 'count_calls(text, boolean, integer)';

const waitingOnly = (asked: boolean) =>
  sql.raw(asked ? `if unhandled then wanted := wanted || ' and c.handled_at is null'; end if;` : '');
const asked = (waiting: boolean) => sql.raw(waiting ? 'unhandled boolean, ' : '');

/** As the lookup role and with the term as a literal, for the same reasons as the search of clients. */
async function searches(db: Kysely<unknown>, waiting: boolean): Promise<void> {
  await sql`create function search_calls(term text, ${asked(waiting)}descending boolean, after_key text, after_id uuid,
      backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer rows 50 set search_path = public, pg_temp
    as $$
    declare
      down boolean := descending <> backwards;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      ${waitingOnly(waiting)}
      if after_id is not null then
        wanted := wanted || format(' and (c."timestamp" %1$s %2$L::timestamptz or (c."timestamp" = %2$L::timestamptz and c.id %3$s %4$L))',
          case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select c.id from calls c where %s order by c."timestamp" %s, c.id %s offset %s limit %s',
        wanted, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, waiting ? SEARCH_WAITING : SEARCH, ['calls']);
  await sql`create function count_calls(term text, ${asked(waiting)}up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      found_rows integer;
      wanted text := format('c.org_id = %L and %s', current_org_id(), holding_words('c.search_text', term));
    begin
      ${waitingOnly(waiting)}
      execute format('select count(*) from (select 1 from calls c where %s limit %s) counted', wanted, up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, waiting ? COUNT_WAITING : COUNT, ['calls']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calls
    add column handled_at timestamptz,
    add column handled_by_id uuid references users,
    add column handled_by text,
    add column handled_how text check (handled_how in ('inquiry', 'task', 'note', 'nothing')),
    add column handled_note text,
    add column opportunity_id uuid references inquiries,
    add column task_id uuid references tasks on delete set null,
    add constraint calls_handled_whole check (num_nulls(handled_at, handled_by, handled_how) in (0, 3))`.execute(db);
  await sql`create index calls_unhandled_newest on calls (org_id, "timestamp" desc, id desc) where handled_at is null`.execute(
    db,
  );
  await sql`create index calls_unhandled_oldest on calls (org_id, "timestamp" asc, id desc) where handled_at is null`.execute(
    db,
  );
  await sql`create index calls_of_inquiry on calls (org_id, opportunity_id, "timestamp") where opportunity_id is not null`.execute(
    db,
  );

  await sql`alter table call_counters add column unhandled bigint not null default 0`.execute(db);
  // Forced row-level security hides every row from a migration, which belongs to no organization.
  await sql`alter table call_counters no force row level security`.execute(db);
  await sql`update call_counters set unhandled = total`.execute(db);
  await sql`alter table call_counters force row level security`.execute(db);
  await sql`create or replace function count_changed_call() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      update call_counters set total = total - 1, unhandled = unhandled - (old.handled_at is null)::integer
        where org_id = old.org_id;
    elsif tg_op = 'INSERT' then
      insert into call_counters as c (org_id, total, unhandled) values (new.org_id, 1, (new.handled_at is null)::integer)
        on conflict (org_id) do update set total = c.total + 1, unhandled = c.unhandled + excluded.unhandled;
    else
      update call_counters
        set unhandled = unhandled + (new.handled_at is null)::integer - (old.handled_at is null)::integer
        where org_id = new.org_id;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger calls_count_handled after update of handled_at on calls
    for each row when ((old.handled_at is null) <> (new.handled_at is null))
    execute function count_changed_call()`.execute(db);

  await dropLookupFunctions(db, SEARCH, COUNT);
  await searches(db, true);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH_WAITING, COUNT_WAITING);
  await searches(db, false);
  await sql`drop trigger calls_count_handled on calls`.execute(db);
  await sql`create or replace function count_changed_call() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      update call_counters set total = total - 1 where org_id = old.org_id;
    else
      insert into call_counters as c (org_id, total) values (new.org_id, 1)
        on conflict (org_id) do update set total = c.total + 1;
    end if;
    return null;
  end $$`.execute(db);
  await sql`alter table call_counters drop column unhandled`.execute(db);
  await sql`alter table calls
    drop column handled_at, drop column handled_by_id, drop column handled_by, drop column handled_how,
    drop column handled_note, drop column opportunity_id, drop column task_id`.execute(db);
}
