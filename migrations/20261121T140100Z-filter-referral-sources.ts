import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const SEARCH = 'search_referral_sources(jsonb, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_referral_sources(jsonb, integer)';
const WHERE = 'referral_source_filter(jsonb)';
const FORMER_SEARCH = 'search_referral_sources(text, boolean, boolean, text, uuid, boolean, integer, integer)';
const FORMER_COUNT = 'count_referral_sources(text, boolean, integer)';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** A source without an activity comes last in both directions, so each direction has its own stand-in and its index. */
const NEWEST = `(coalesce(last_activity_date, '-infinity'::date)) desc, id desc`;
const OLDEST = `(coalesce(last_activity_date, 'infinity'::date)) asc, id desc`;
const SORT_INDEXES = {
  referral_sources_newest: NEWEST,
  referral_sources_oldest: OLDEST,
  referral_sources_by_age: 'created_at asc, id desc',
  referral_sources_by_age_down: 'created_at desc, id desc',
  referral_sources_by_name: 'name_key asc, id desc',
  referral_sources_by_name_down: 'name_key desc, id desc',
  referral_sources_by_status: 'status_rank asc, id desc',
  referral_sources_by_status_down: 'status_rank desc, id desc',
};
const FORMER_INDEXES = ['referral_sources_newest', 'referral_sources_oldest', 'referral_sources_by_name'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table referral_sources
    add column status_rank smallint not null generated always as (
      array_position(array['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING'], status)
    ) stored,
    add column state_key text not null generated always as (
      case when state in (${sql.join(STATES.map((code) => sql.lit(code)))}) then state else 'others' end
    ) stored`.execute(db);
  for (const name of FORMER_INDEXES) await sql`drop index ${sql.id(name)}`.execute(db);
  for (const [name, columns] of Object.entries(SORT_INDEXES))
    await sql`create index ${sql.id(name)} on referral_sources (org_id, ${sql.raw(columns)})`.execute(db);
  // Everything that filters and sorts, so narrow that an organisation's sources are read through in it for any filter.
  await sql`create index referral_sources_filtered on referral_sources (org_id, is_active)
    include (id, status, status_rank, type, payment_type, state_key, owner, name_key, created_at, last_activity_date)`.execute(
    db,
  );
  await sql`create index referral_activities_of_person on referral_activities (org_id, performed_by, referral_id)
    where performed_by is not null`.execute(db);

  // What is wanted, written out as literals: the planner then knows how common each is.
  await sql`create function referral_source_filter(wanted jsonb) returns text
    language plpgsql stable set search_path = public, pg_temp
    as $$
    declare
      org text := format('%L', current_org_id());
      among text := (select string_agg(format('%L', name), ', ') from jsonb_array_elements_text(wanted->'staff') name);
      statuses text := (select string_agg(format('%L', status), ', ') from jsonb_array_elements_text(wanted->'status') status);
      found text := 's.org_id = ' || org;
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
        found := found || format(' and (s.owner in (%1$s) or s.id in (select distinct a.referral_id from referral_activities a
          where a.org_id = %2$s and a.performed_by in (%1$s)))', among, org);
      end if;
      return found;
    end $$`.execute(db);
  await lookupFunction(db, WHERE, []);

  await dropLookupFunctions(db, FORMER_SEARCH, FORMER_COUNT);
  // As the searches of inquiries and clients: run as the lookup role for the indexes' sake, in the connection's
  // organisation alone, answering ids in list order.
  await sql`create function search_referral_sources(wanted jsonb, sort text, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable rows 50 security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'created_at' then 's.created_at' when 'referral_name' then 's.name_key' when 'status' then 's.status_rank'
        else case when descending then 'coalesce(s.last_activity_date, ''-infinity''::date)'
          else 'coalesce(s.last_activity_date, ''infinity''::date)' end end;
      kind text := case sort when 'created_at' then 'timestamptz' when 'referral_name' then 'text'
        when 'status' then 'smallint' else 'date' end;
      down boolean := descending <> backwards;
      found text := referral_source_filter(wanted);
    begin
      if after_id is not null then
        found := found || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and s.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select s.id from referral_sources s where %s order by %s %s, s.id %s offset %s limit %s',
        found, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['referral_sources', 'referral_activities']);
  await sql`create function count_referral_sources(wanted jsonb, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_sources s where %s limit %s) counted',
        referral_source_filter(wanted), coalesce((up_to + 1)::text, 'all')) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['referral_sources', 'referral_activities']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, WHERE);
  await sql`drop index referral_activities_of_person`.execute(db);
  for (const name of ['referral_sources_filtered', ...Object.keys(SORT_INDEXES)])
    await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`alter table referral_sources drop column status_rank, drop column state_key`.execute(db);
  await sql`create index referral_sources_newest on referral_sources (org_id, ${sql.raw(NEWEST)}) where is_active`.execute(
    db,
  );
  await sql`create index referral_sources_oldest on referral_sources (org_id, ${sql.raw(OLDEST)}) where is_active`.execute(
    db,
  );
  await sql`create index referral_sources_by_name on referral_sources (org_id, name_key)`.execute(db);
  await sql`create function search_referral_sources(term text, names_only boolean, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case when descending then 'coalesce(s.last_activity_date, ''-infinity''::date)'
        else 'coalesce(s.last_activity_date, ''infinity''::date)' end;
      down boolean := descending <> backwards;
      wanted text := format('s.org_id = %L and s.is_active and %s', current_org_id(),
        holding_words(case when names_only then 's.name_key' else 's.search_text' end, term));
    begin
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::date or (%1$s = %3$L::date and s.id %4$s %5$L))',
          key, case when down then '<' else '>' end, after_key, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select s.id from referral_sources s where %s order by %s %s, s.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, FORMER_SEARCH, ['referral_sources']);
  await sql`create function count_referral_sources(term text, names_only boolean, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_sources s where s.org_id = %L and s.is_active and %s limit %s) counted',
        current_org_id(), holding_words(case when names_only then 's.name_key' else 's.search_text' end, term), up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, FORMER_COUNT, ['referral_sources']);
}
