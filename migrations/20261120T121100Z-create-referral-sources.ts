import { type Kysely, sql } from 'kysely';
import { stateKey } from './states.ts';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_referral_sources(jsonb, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_referral_sources(jsonb, integer)';
const FILTER = 'referral_source_filter(jsonb)';

/**
 * A source without an activity comes last in both directions, so each direction has its own stand-in and its index.
 * `case`, because row-level security lets no `coalesce` open an index range.
 */
const NEWEST = `case when last_activity_date is null then '-infinity'::date else last_activity_date end`;
const OLDEST = `case when last_activity_date is null then 'infinity'::date else last_activity_date end`;
const SORT_INDEXES = {
  referral_sources_newest: `(${NEWEST}) desc, id desc`,
  referral_sources_oldest: `(${OLDEST}) asc, id desc`,
  referral_sources_by_age: 'created_at asc, id desc',
  referral_sources_by_age_down: 'created_at desc, id desc',
  referral_sources_by_name: 'name_key asc, id desc',
  referral_sources_by_name_down: 'name_key desc, id desc',
  referral_sources_by_status: 'status_rank asc, id desc',
  referral_sources_by_status_down: 'status_rank desc, id desc',
};
const ofSource = (key: string) => sql.lit(key.replaceAll('last_activity_date', 's.last_activity_date'));

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table referral_sources (
    id uuid primary key,
    org_id uuid not null references organizations,
    referral_name text not null,
    type text not null,
    payment_type text[] not null default '{}',
    specializations text[] not null default '{}',
    rule_out text,
    website_url text,
    linkedin_url text,
    address text,
    state text,
    zipcode text,
    average_length_of_stay integer,
    gender_served text,
    levels_of_care text[] not null default '{}',
    population_served text[] not null default '{}',
    owner text,
    status text not null default 'INACTIVE' check (status in ('INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING')),
    last_activity_date date,
    is_active boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    import_id uuid references imports,
    name_key text not null generated always as (fold(collapse(referral_name))) stored,
    search_text text not null generated always as (
      fold(referral_name || ' ' || coalesce(address, '') || ' ' || join_names(specializations))
    ) stored,
    status_rank smallint not null generated always as (
      array_position(array['INACTIVE', 'COLD', 'WARM', 'HOT', 'REFERRING'], status)
    ) stored,
    ${stateKey}
  )`.execute(db);
  await sql`create index referral_sources_by_activity
    on referral_sources (org_id, last_activity_date desc nulls last, id desc)`.execute(db);
  for (const [name, columns] of Object.entries(SORT_INDEXES))
    await sql`create index ${sql.id(name)} on referral_sources (org_id, ${sql.raw(columns)})`.execute(db);
  await sql`create index referral_sources_by_text on referral_sources using gin (search_text gin_trgm_ops)`.execute(db);
  // Everything that filters and sorts, so narrow that an organization's sources are read through in it for any filter.
  await sql`create index referral_sources_filtered on referral_sources (org_id, is_active)
    include (id, status, status_rank, type, payment_type, state_key, owner, name_key, created_at, last_activity_date)`.execute(
    db,
  );
  await sql`create index referral_sources_of_import on referral_sources (import_id) where import_id is not null`.execute(
    db,
  );
  await tenantTable(db, 'referral_sources');

  // Whose sources they are: the owner, and everybody who has logged an activity.
  await sql`create table source_staff (
    org_id uuid not null,
    referral_id uuid not null references referral_sources on delete cascade,
    staff_name text not null,
    is_active boolean not null,
    last_activity_date date,
    primary key (referral_id, staff_name)
  )`.execute(db);
  await sql`create index source_staff_newest on source_staff (org_id, staff_name, (${sql.raw(NEWEST)}) desc, referral_id desc)
    include (is_active, last_activity_date)`.execute(db);
  await sql`create index source_staff_oldest on source_staff (org_id, staff_name, (${sql.raw(OLDEST)}) asc, referral_id desc)
    include (is_active, last_activity_date)`.execute(db);
  await tenantTable(db, 'source_staff');
  await sql`create function keep_owner_of_source() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      delete from source_staff t where t.org_id = new.org_id and t.referral_id = new.id and t.staff_name = old.owner
        and old.owner is distinct from new.owner and not exists (select from referral_activities a
          where a.org_id = new.org_id and a.performed_by = old.owner and a.referral_id = new.id);
      update source_staff t set is_active = new.is_active, last_activity_date = new.last_activity_date
        where t.org_id = new.org_id and t.referral_id = new.id
          and (t.is_active, t.last_activity_date) is distinct from (new.is_active, new.last_activity_date);
    end if;
    if new.owner is not null then
      insert into source_staff (org_id, referral_id, staff_name, is_active, last_activity_date)
        values (new.org_id, new.id, new.owner, new.is_active, new.last_activity_date) on conflict do nothing;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_sources_keep_staff
    after insert or update of owner, is_active, last_activity_date on referral_sources
    for each row execute function keep_owner_of_source()`.execute(db);

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
        found := found || format(' and s.id in (select t.referral_id from source_staff t where t.org_id = %2$s and t.staff_name in (%1$s))', among, org);
      end if;
      return found;
    end $$`.execute(db);
  await lookupFunction(db, FILTER, []);
  // As the searches of inquiries and clients: run as the lookup role for the indexes' sake, in the connection's
  // organization alone, answering ids in list order.
  await sql`create function search_referral_sources(wanted jsonb, sort text, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable rows 50 security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'created_at' then 's.created_at' when 'referral_name' then 's.name_key' when 'status' then 's.status_rank'
        else case when descending then ${ofSource(NEWEST)} else ${ofSource(OLDEST)} end end;
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

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  await sql`drop table source_staff`.execute(db);
  await sql`drop table referral_sources`.execute(db);
  await sql`drop function keep_owner_of_source()`.execute(db);
}
