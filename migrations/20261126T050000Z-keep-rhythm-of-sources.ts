import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_referral_sources(jsonb, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_referral_sources(jsonb, integer)';
const FILTER = 'referral_source_filter(jsonb)';
const TENANTS = ['referral_sources', 'organizations', 'configurations'];

/** A source never heard of comes last in both directions: each has its own stand-in, and its index. */
const NEWEST = `case when s.last_activity_date is null then ''-infinity''::date else s.last_activity_date end`;
const OLDEST = `case when s.last_activity_date is null then ''infinity''::date else s.last_activity_date end`;

/** The search as it was, and as it is with what is due and with days. */
interface Part {
  dated: boolean;
}

async function createFilter(db: Kysely<unknown>, { dated }: Part): Promise<void> {
  await sql`create function referral_source_filter(wanted jsonb) returns text
    language plpgsql stable set search_path = public, pg_temp
    as $$
    declare
      org text := format('%L', current_org_id());
      among text := (select string_agg(format('%L', name), ', ') from jsonb_array_elements_text(wanted->'staff') name);
      statuses text := (select string_agg(format('%L', status), ', ') from jsonb_array_elements_text(wanted->'status') status);
      found text := 's.org_id = ' || org;
      ${sql.raw(dated ? 'zone text := (select time_zone from organizations where id = current_org_id());' : '')}
    begin
      if not coalesce((wanted->>'archived')::boolean, false) then found := found || ' and s.is_active'; end if;
      if wanted->>'query' is not null then
        found := found || ' and ' || holding_words('s.search_text', wanted->>'query');
      elsif wanted->>'referral_name' is not null then
        found := found || ' and ' || holding_words('s.name_key', wanted->>'referral_name');
      end if;
      if statuses is not null then found := found || format(' and s.status in (%s)', statuses); end if;
      if wanted->>'type' is not null then found := found || format(' and s.type = %L', wanted->>'type'); end if;
      if wanted->>'state' is not null then found := found || format(' and s.state_key = %L', wanted->>'state'); end if;
      if wanted->>'payment_type' is not null then
        found := found || format(' and s.payment_type @> array[%L]', wanted->>'payment_type');
      end if;
      if among is not null then
        found := found || format(' and s.id in (select t.referral_id from source_staff t where t.org_id = %2$s and t.staff_name in (%1$s))', among, org);
      end if;
      ${sql.raw(
        dated
          ? `if wanted->>'overdue' is not null then
        found := found || format(' and s.due_on <= %L::date',
          ((wanted->>'now')::timestamptz at time zone zone)::date - (wanted->>'overdue')::integer);
      end if;
      if wanted->>'heard_from' is not null then
        found := found || format(' and s.last_activity_date >= %L::date', wanted->>'heard_from');
      end if;
      if wanted->>'heard_to' is not null then
        found := found || format(' and s.last_activity_date <= %L::date', wanted->>'heard_to');
      end if;
      if wanted->>'created_from' is not null then
        found := found || format(' and s.created_at >= %L::timestamptz', (wanted->>'created_from')::timestamp at time zone zone);
      end if;
      if wanted->>'created_to' is not null then
        found := found || format(' and s.created_at < %L::timestamptz',
          ((wanted->>'created_to')::date + 1)::timestamp at time zone zone);
      end if;`
          : '',
      )}
      return found;
    end $$`.execute(db);
  await lookupFunction(db, FILTER, dated ? ['organizations'] : []);
}

async function createSearch(db: Kysely<unknown>, part: Part): Promise<void> {
  await createFilter(db, part);
  const due = (what: string) => sql.raw(part.dated ? `when 'due_on' then '${what}'` : '');
  await sql`create function search_referral_sources(wanted jsonb, sort text, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable rows 50 security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'created_at' then 's.created_at' when 'referral_name' then 's.name_key' when 'status' then 's.status_rank'
        ${due('s.due_on')}
        else case when descending then '${sql.raw(NEWEST)}' else '${sql.raw(OLDEST)}' end end;
      kind text := case sort when 'created_at' then 'timestamptz' when 'referral_name' then 'text'
        when 'status' then 'smallint' else 'date' end;
      down boolean := descending <> backwards;
      found text := referral_source_filter(wanted);
    begin
      if after_id is not null then
        found := found || format(' and %1$s %2$s= %3$L::%4$s and (%1$s %2$s %3$L::%4$s or s.id %5$s %6$L)',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select s.id from referral_sources s where %s order by %s %s, s.id %s offset %s limit %s',
        found, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['referral_sources', 'source_staff']);
  await sql`create function count_referral_sources(wanted jsonb, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_sources s where %s limit %s) counted',
        referral_source_filter(wanted), coalesce((up_to + 1)::text, 'all')) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['referral_sources', 'source_staff']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_sources
    add column rhythm_days smallint check (rhythm_days between 1 and 365),
    add column due_on date`.execute(db);
  // The source's own rhythm, else its type's, else the organization's, from the day it was last heard of or came to be.
  await sql`create function source_due_on(org uuid, of_type text, own smallint, heard date, created timestamptz) returns date
    language sql stable
    return (select coalesce(heard, (created at time zone o.time_zone)::date)
        + coalesce(own, (c.config->'types'->>of_type)::integer, (c.config->>'days')::integer, 30)
      from organizations o left join configurations c
        on c.org_id = o.id and c.user_id is null and c.type = 'VISIT_RHYTHM'
      where o.id = org)`.execute(db);
  for (const table of TENANTS) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await sql`update referral_sources s set due_on = coalesce(
    source_due_on(s.org_id, s.type, s.rhythm_days, s.last_activity_date, s.created_at), s.created_at::date + 30)`.execute(
    db,
  );
  for (const table of TENANTS) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
  await sql`alter table referral_sources alter column due_on set not null`.execute(db);
  await sql`create function keep_due_day_of_source() returns trigger language plpgsql as $$ begin
    new.due_on := coalesce(
      source_due_on(new.org_id, new.type, new.rhythm_days, new.last_activity_date, new.created_at),
      new.created_at::date + 30);
    return new;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_due_day
    before insert or update of type, rhythm_days, last_activity_date, created_at on referral_sources
    for each row execute function keep_due_day_of_source()`.execute(db);
  await sql`create index referral_sources_due on referral_sources (org_id, due_on asc, id desc)`.execute(db);
  await sql`create index referral_sources_due_down on referral_sources (org_id, due_on desc, id desc)`.execute(db);
  await sql`create index referral_sources_due_of_owner on referral_sources (org_id, owner, due_on, id)
    where is_active`.execute(db);
  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  await createSearch(db, { dated: true });
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  await createSearch(db, { dated: false });
  await sql`drop trigger referral_sources_keep_due_day on referral_sources`.execute(db);
  await sql`drop function keep_due_day_of_source()`.execute(db);
  await sql`alter table referral_sources drop column due_on, drop column rhythm_days`.execute(db);
  await sql`drop function source_due_on(uuid, text, smallint, date, timestamptz)`.execute(db);
}
