import { type Kysely, sql } from 'kysely';

/**
 * So few that several words find are put in order by themselves: a planner takes words for independent of one another,
 * and walks the whole order for two that never stand together.
 */
const FEW = 2000;

const IN_ORDER = `format('order by key %s, id %s offset %s limit %s',
        case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take)`;
const FIRST_THE_FEW = `if term ~ '[[:space:]]' then
        execute format('with few as materialized (select t.id, %s as key from tasks t where %s limit ${FEW + 1})
          select count(*), array(select id from few %s) from few', key, wanted, ${IN_ORDER}) into found_rows, few;
        if found_rows <= ${FEW} then return query select unnest(few); return; end if;
      end if;`;

/** The function stays what it is to its callers: its owner and its grants are kept. */
async function searchTasks(db: Kysely<unknown>, first: string): Promise<void> {
  await sql`set local role landfall_lookup`.execute(db);
  await sql`create or replace function search_tasks(term text, person uuid, state text, today date, sorted text,
      descending boolean, after_key text, after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer rows 50 set search_path = public, pg_temp
    as $$
    declare
      wanted text := format('t.org_id = %L and %s', current_org_id(), holding_words('t.search_text', term));
      down boolean := descending <> backwards;
      key text := case sorted when 'priority' then 't.rank' when 'created_at' then 't.created_at' else 't.place' end;
      type text := case sorted when 'created_at' then 'timestamptz' else 'integer' end;
      found_rows bigint;
      few uuid[];
    begin
      if person is not null then wanted := wanted || format(' and t.assigned_to_id = %L', person); end if;
      if state = 'done' then wanted := wanted || ' and t.is_complete'; end if;
      if state in ('open', 'snoozed') then wanted := wanted || ' and not t.is_complete'; end if;
      if state = 'open' then
        wanted := wanted || format(' and (t.snoozed_until is null or t.snoozed_until <= %L)', today);
      end if;
      if state = 'snoozed' then wanted := wanted || format(' and t.snoozed_until > %L', today); end if;
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and t.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, type, case when backwards then '>' else '<' end, after_id);
      end if;
      ${sql.raw(first)}
      return query execute format('select found.id from (select t.id, %s as key from tasks t where %s) found %s',
        key, wanted, ${sql.raw(IN_ORDER)});
    end $$`.execute(db);
  await sql`set local role landfall_owner`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await searchTasks(db, FIRST_THE_FEW);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await searchTasks(db, '');
}
