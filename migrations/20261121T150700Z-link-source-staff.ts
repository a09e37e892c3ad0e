import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const SEARCH = 'search_referral_sources(jsonb, text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_referral_sources(jsonb, integer)';
const FILTER = 'referral_source_filter(jsonb)';

/** A source without an activity comes last in both directions, so each direction has its own stand-in and its index. */
interface LastActivity {
  newest: string;
  oldest: string;
}

/** `case`, because row-level security lets no `coalesce` open an index range. */
const CASES: LastActivity = {
  newest: `case when last_activity_date is null then '-infinity'::date else last_activity_date end`,
  oldest: `case when last_activity_date is null then 'infinity'::date else last_activity_date end`,
};
const COALESCED: LastActivity = {
  newest: `coalesce(last_activity_date, '-infinity'::date)`,
  oldest: `coalesce(last_activity_date, 'infinity'::date)`,
};

interface Search {
  lastActivity: LastActivity;
  /** Whose sources they are; the names stand at %1$s, the organisation at %2$s. */
  ofStaff: string;
  /** What lies beyond a place: key, comparison, place's key, its type, comparison of ids, place's id. */
  beyond: string;
  reads: string;
}

const LINKED: Search = {
  lastActivity: CASES,
  ofStaff: `s.id in (select t.referral_id from source_staff t where t.org_id = %2$s and t.staff_name in (%1$s))`,
  beyond: '%1$s %2$s= %3$L::%4$s and (%1$s %2$s %3$L::%4$s or s.id %5$s %6$L)',
  reads: 'source_staff',
};
const FROM_ACTIVITIES: Search = {
  lastActivity: COALESCED,
  ofStaff: `(s.owner in (%1$s) or s.id in (select distinct a.referral_id from referral_activities a
          where a.org_id = %2$s and a.performed_by in (%1$s)))`,
  beyond: '(%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and s.id %5$s %6$L))',
  reads: 'referral_activities',
};

async function searchBy(db: Kysely<unknown>, { lastActivity, ofStaff, beyond, reads }: Search) {
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
      if among is not null then found := found || format(' and ${sql.raw(ofStaff)}', among, org); end if;
      return found;
    end $$`.execute(db);
  await lookupFunction(db, FILTER, []);
  // As the searches of inquiries and clients: run as the lookup role for the indexes' sake, in the connection's
  // organisation alone, answering ids in list order.
  const quoted = (key: string) => sql.lit(key.replaceAll('last_activity_date', 's.last_activity_date'));
  await sql`create function search_referral_sources(wanted jsonb, sort text, descending boolean, after_key text,
      after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable rows 50 security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'created_at' then 's.created_at' when 'referral_name' then 's.name_key' when 'status' then 's.status_rank'
        else case when descending then ${quoted(lastActivity.newest)} else ${quoted(lastActivity.oldest)} end end;
      kind text := case sort when 'created_at' then 'timestamptz' when 'referral_name' then 'text'
        when 'status' then 'smallint' else 'date' end;
      down boolean := descending <> backwards;
      found text := referral_source_filter(wanted);
    begin
      if after_id is not null then
        found := found || format(' and ${sql.raw(beyond)}',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select s.id from referral_sources s where %s order by %s %s, s.id %s offset %s limit %s',
        found, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['referral_sources', reads]);
  await sql`create function count_referral_sources(wanted jsonb, up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare found_rows integer;
    begin
      execute format('select count(*) from (select 1 from referral_sources s where %s limit %s) counted',
        referral_source_filter(wanted), coalesce((up_to + 1)::text, 'all')) into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['referral_sources', reads]);
}

async function sortBy(db: Kysely<unknown>, { newest, oldest }: LastActivity) {
  const indexes = { referral_sources_newest: `(${newest}) desc`, referral_sources_oldest: `(${oldest}) asc` };
  for (const [name, key] of Object.entries(indexes)) {
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql`create index ${sql.id(name)} on referral_sources (org_id, ${sql.raw(key)}, id desc)`.execute(db);
  }
}

/** Rows of every organisation: forced row-level security would hide them from the owner who reads them. */
async function linkAll(db: Kysely<unknown>) {
  const tables = ['referral_sources', 'referral_activities'];
  for (const table of tables) await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await sql`insert into source_staff (org_id, referral_id, staff_name, is_active, last_activity_date)
    select s.org_id, s.id, named.staff_name, s.is_active, s.last_activity_date
    from referral_sources s join (
      select id as referral_id, owner as staff_name from referral_sources where owner is not null
      union select referral_id, performed_by from referral_activities where performed_by is not null
    ) named on named.referral_id = s.id`.execute(db);
  for (const table of tables) await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table source_staff (
    org_id uuid not null,
    referral_id uuid not null references referral_sources on delete cascade,
    staff_name text not null,
    is_active boolean not null,
    last_activity_date date,
    primary key (referral_id, staff_name)
  )`.execute(db);
  await linkAll(db);
  await sql`create index source_staff_newest on source_staff (org_id, staff_name, (${sql.raw(CASES.newest)}) desc, referral_id desc)
    include (is_active, last_activity_date)`.execute(db);
  await sql`create index source_staff_oldest on source_staff (org_id, staff_name, (${sql.raw(CASES.oldest)}) asc, referral_id desc)
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
  // The source is held, so that its day is taken over as it is when all are done.
  await sql`create function keep_performer_of_source() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      delete from source_staff t using referral_sources s
        where s.org_id = old.org_id and s.id = old.referral_id and s.owner is distinct from old.performed_by
          and t.referral_id = s.id and t.staff_name = old.performed_by and not exists (select from referral_activities a
            where a.org_id = old.org_id and a.performed_by = old.performed_by and a.referral_id = old.referral_id);
    end if;
    if tg_op <> 'DELETE' and new.performed_by is not null then
      insert into source_staff (org_id, referral_id, staff_name, is_active, last_activity_date)
        select s.org_id, s.id, new.performed_by, s.is_active, s.last_activity_date from referral_sources s
        where s.org_id = new.org_id and s.id = new.referral_id for share
        on conflict do nothing;
    end if;
    return null;
  end $$`.execute(db);
  await sql`create trigger referral_activities_keep_staff
    after insert or delete or update of performed_by, referral_id on referral_activities
    for each row execute function keep_performer_of_source()`.execute(db);

  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  await sortBy(db, CASES);
  await searchBy(db, LINKED);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT, FILTER);
  await sortBy(db, COALESCED);
  await searchBy(db, FROM_ACTIVITIES);
  await sql`drop trigger referral_activities_keep_staff on referral_activities`.execute(db);
  await sql`drop trigger referral_sources_keep_staff on referral_sources`.execute(db);
  await sql`drop function keep_performer_of_source()`.execute(db);
  await sql`drop function keep_owner_of_source()`.execute(db);
  await sql`drop table source_staff`.execute(db);
}
