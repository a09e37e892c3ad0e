import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const STATUSES = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED', 'DISCHARGED'];
const SEARCH = 'search_inquiries(text, text[], text[], text, boolean, text, uuid, boolean, integer, integer)';
const COUNT = 'count_inquiries(text, text[], text[], integer)';

/**
 * Each sort's key is never null: an empty value sorts last in both directions, so each direction has its own index.
 * The stand-in for an empty text is the last code point, which comes last under "C" whatever the database's collation.
 */
const SORT_INDEXES = {
  inquiries_newest: 'created_at desc, id desc',
  inquiries_oldest: 'created_at asc, id desc',
  inquiries_by_name: 'name_key asc, id desc',
  inquiries_by_name_down: 'name_key desc, id desc',
  inquiries_by_status: 'status_rank asc, id desc',
  inquiries_by_status_down: 'status_rank desc, id desc',
  inquiries_by_editor: 'updated_by, updated_at desc',
  inquiries_by_priority: 'coalesce(priority, 1000) asc, id desc',
  inquiries_by_priority_down: 'coalesce(priority, -1) desc, id desc',
  inquiries_by_referral: `(coalesce(fold(referral_org), chr(1114111)) collate "C") asc, id desc`,
  inquiries_by_referral_down: `(coalesce(fold(referral_org), '') collate "C") desc, id desc`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  const statusList = sql.raw(STATUSES.map((status) => `'${status}'`).join(', '));
  await sql`create table inquiries (
    id uuid primary key,
    org_id uuid not null references organisations,
    patient_id uuid not null references clients,
    opportunity_name text not null,
    client_name text not null,
    client_phone text,
    status text not null default 'PRE-ASSESSMENT' check (status in (${statusList})),
    status_rank smallint not null generated always as (array_position(array[${statusList}], status)) stored,
    condition text[] not null default '{}',
    staff text[] not null default '{}',
    priority smallint check (priority between 1 and 100),
    referral_org text,
    referred_out_org text,
    summary text,
    pinned_note_id uuid,
    additional_instructions text,
    facility_id uuid,
    md text,
    therapist text,
    cc text,
    clinical_coordinator text,
    medication_plan text,
    scheduled_admit_date date,
    scheduled_discharge_date date,
    finalized_discharge_date boolean not null default false,
    admit_date date,
    drop_reason text,
    opportunity_total_amount numeric(12, 2),
    name_key text not null generated always as (fold(opportunity_name)) stored,
    search_text text not null generated always as (
      fold(opportunity_name || ' ' || client_name || ' ' || digits(coalesce(client_phone, '')))
    ) stored,
    version integer not null default 1,
    created_at timestamptz not null,
    inserted_at timestamptz not null default now(),
    created_by uuid references users,
    updated_at timestamptz not null default now(),
    updated_by uuid references users,
    constraint inquiries_name_key unique (org_id, opportunity_name),
    constraint inquiries_dates_in_order check (scheduled_discharge_date >= coalesce(admit_date, scheduled_admit_date))
  )`.execute(db);
  for (const [name, columns] of Object.entries(SORT_INDEXES))
    await sql`create index ${sql.id(name)} on inquiries (org_id, ${sql.raw(columns)})`.execute(db);
  await sql`create index inquiries_of_status on inquiries (org_id, status, created_at desc, id desc)`.execute(db);
  await sql`create index inquiries_of_client on inquiries (org_id, patient_id, created_at desc, id desc)`.execute(db);
  await sql`create index inquiries_by_text on inquiries using gin (search_text gin_trgm_ops)`.execute(db);
  await tenantTable(db, 'inquiries');

  await sql`create table inquiry_staff (
    org_id uuid not null,
    inquiry_id uuid not null references inquiries on delete cascade,
    staff_name text not null,
    status text not null,
    created_at timestamptz not null,
    primary key (inquiry_id, staff_name)
  )`.execute(db);
  await sql`create index inquiry_staff_newest on inquiry_staff (org_id, staff_name, created_at desc, inquiry_id desc)`.execute(
    db,
  );
  await sql`create index inquiry_staff_of_status
    on inquiry_staff (org_id, staff_name, status, created_at desc, inquiry_id desc)`.execute(db);
  await tenantTable(db, 'inquiry_staff');

  await sql`create table inquiry_counters (
    org_id uuid not null references organisations,
    status text not null,
    total bigint not null default 0,
    primary key (org_id, status)
  )`.execute(db);
  await tenantTable(db, 'inquiry_counters');

  await sql`create function keep_inquiry_staff() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then delete from inquiry_staff where inquiry_id = new.id; end if;
    insert into inquiry_staff (org_id, inquiry_id, staff_name, status, created_at)
      select distinct new.org_id, new.id, name, new.status, new.created_at from unnest(new.staff) name;
    return null;
  end $$`.execute(db);
  await sql`create trigger inquiries_keep_staff after insert or update of staff, status, created_at on inquiries
    for each row execute function keep_inquiry_staff()`.execute(db);
  await sql`create function count_new_inquiry() returns trigger language plpgsql as $$ begin
    insert into inquiry_counters as c (org_id, status, total) values (new.org_id, new.status, 1)
      on conflict (org_id, status) do update set total = c.total + 1;
    return null;
  end $$`.execute(db);
  await sql`create trigger inquiries_count_new after insert on inquiries
    for each row execute function count_new_inquiry()`.execute(db);
  await sql`create function count_moved_inquiry() returns trigger language plpgsql as $$ begin
    -- One statement in status order: two moves in opposite directions cannot deadlock.
    insert into inquiry_counters as c (org_id, status, total)
      select new.org_id, moved.status, moved.change
      from (values (old.status, -1), (new.status, 1)) moved (status, change) order by moved.status
      on conflict (org_id, status) do update set total = c.total + excluded.total;
    return null;
  end $$`.execute(db);
  await sql`create trigger inquiries_count_moved after update of status on inquiries
    for each row when (old.status is distinct from new.status) execute function count_moved_inquiry()`.execute(db);
  await sql`create function keep_client_on_inquiries() returns trigger language plpgsql as $$ begin
    update inquiries set client_name = new.firstname || ' ' || new.lastname, client_phone = new.phone_number
      where org_id = new.org_id and patient_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger clients_keep_inquiries after update of firstname, lastname, phone_number on clients
    for each row execute function keep_client_on_inquiries()`.execute(db);

  await sql`create table inquiry_notes (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    user_id uuid references users,
    user_name text not null,
    description text not null,
    meta_description text,
    created_at timestamptz not null,
    edited_at timestamptz
  )`.execute(db);
  await sql`create index inquiry_notes_newest on inquiry_notes (org_id, opportunity_id, created_at desc, id desc)`.execute(
    db,
  );
  await tenantTable(db, 'inquiry_notes');
  await sql`alter table inquiries add constraint inquiries_pinned_note
    foreign key (pinned_note_id) references inquiry_notes`.execute(db);

  await sql`create table status_history (
    id uuid primary key,
    org_id uuid not null references organisations,
    opportunity_id uuid not null references inquiries,
    from_status text,
    to_status text not null,
    at timestamptz not null,
    user_id uuid references users,
    description text,
    drop_reason text
  )`.execute(db);
  await sql`create index status_history_of_inquiry on status_history (org_id, opportunity_id, at)`.execute(db);
  await tenantTable(db, 'status_history', 'append');

  // Runs past row-level security for the trigram index's sake: it reads the organisation from the connection alone and
  // answers ids in list order. The term is planned as a literal, so a common one walks the sort's index and a rare one
  // takes the trigram index.
  await sql`create function search_inquiries(term text, statuses text[], staff_names text[], sort text, descending boolean,
      after_key text, after_id uuid, backwards boolean, skip integer, take integer) returns setof uuid
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      key text := case sort
        when 'opportunity_name' then 'i.name_key'
        when 'status' then 'i.status_rank'
        when 'priority' then case when descending then 'coalesce(i.priority, -1)' else 'coalesce(i.priority, 1000)' end
        when 'referral_org' then case when descending then 'coalesce(fold(i.referral_org), '''') collate "C"' else 'coalesce(fold(i.referral_org), chr(1114111)) collate "C"' end
        else 'i.created_at' end;
      kind text := case sort when 'opportunity_name' then 'text' when 'referral_org' then 'text'
        when 'status' then 'smallint' when 'priority' then 'integer' else 'timestamptz' end;
      down boolean := descending <> backwards;
      wanted text := format('i.org_id = %L and %s', current_org_id(), holding_words('i.search_text', term));
    begin
      if cardinality(statuses) > 0 then wanted := wanted || format(' and i.status = any(%L::text[])', statuses); end if;
      if cardinality(staff_names) > 0 then wanted := wanted || format(' and i.staff && %L::text[]', staff_names); end if;
      if after_id is not null then
        wanted := wanted || format(' and (%1$s %2$s %3$L::%4$s or (%1$s = %3$L::%4$s and i.id %5$s %6$L))',
          key, case when down then '<' else '>' end, after_key, kind, case when backwards then '>' else '<' end, after_id);
      end if;
      return query execute format('select i.id from inquiries i where %s order by %s %s, i.id %s offset %s limit %s',
        wanted, key, case when down then 'desc' else 'asc' end, case when backwards then 'asc' else 'desc' end, skip, take);
    end $$`.execute(db);
  await lookupFunction(db, SEARCH, ['inquiries']);
  await sql`create function count_inquiries(term text, statuses text[], staff_names text[], up_to integer) returns integer
    language plpgsql stable security definer set search_path = public, pg_temp
    as $$
    declare
      found_rows integer;
      wanted text := format('i.org_id = %L and %s', current_org_id(), holding_words('i.search_text', term));
    begin
      if cardinality(statuses) > 0 then wanted := wanted || format(' and i.status = any(%L::text[])', statuses); end if;
      if cardinality(staff_names) > 0 then wanted := wanted || format(' and i.staff && %L::text[]', staff_names); end if;
      execute format('select count(*) from (select 1 from inquiries i where %s limit %s) counted', wanted, up_to + 1)
        into found_rows;
      return found_rows;
    end $$`.execute(db);
  await lookupFunction(db, COUNT, ['inquiries']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, SEARCH, COUNT);
  await sql`drop trigger clients_keep_inquiries on clients`.execute(db);
  await sql`alter table inquiries drop constraint inquiries_pinned_note`.execute(db);
  for (const table of ['status_history', 'inquiry_notes', 'inquiry_counters', 'inquiry_staff', 'inquiries'])
    await sql`drop table ${sql.id(table)}`.execute(db);
  for (const name of ['keep_inquiry_staff', 'count_new_inquiry', 'count_moved_inquiry', 'keep_client_on_inquiries'])
    await sql`drop function ${sql.id(name)}()`.execute(db);
}
