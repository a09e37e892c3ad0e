import { type Kysely, sql } from 'kysely';
import { searchFunction, searchSignature } from './search-function.ts';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

export const STATUSES = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED', 'DROPPED', 'DISCHARGED'];
const DISCHARGE_TYPES = ['Completed', 'Transferred', 'Against advice (AMA)', 'Administrative', 'Medical', 'Other'];
const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

const TEXTS = [
  'level_of_care',
  'primary_substance',
  'contact_person_name',
  'contact_person_phone',
  'contact_person_email',
  'reason_for_seeking_treatment',
  'current_symptoms',
  'recent_substance_abuse',
  'concerns_for_withdrawal',
  'allergies',
  'knowingly_ingested_allergen',
  'epipen',
  'transportation_required',
  'additional_treatment_or_support_needed',
  'current_psychiatrist_name',
  'current_psychiatrist_phone',
  'current_psychiatrist_email',
  'current_therapist_name',
  'current_therapist_phone',
  'current_therapist_email',
  'current_pcp_name',
  'current_pcp_phone',
  'current_pcp_email',
  'hospitalizations',
  'residential_programs',
  'other_levels_of_care',
  'outpatient_therapy',
  'psych_testing_done',
  'completed_genetic_testing',
  'history_of_self_harm',
  'history_of_suicide_attempts',
  'eating_disorder',
  'history_of_trauma',
  'history_of_seizures',
  'history_of_tbi_concussions',
  'aggression_or_property_damage',
  'sexually_inappropriate_behavior',
  'registered_sex_offender',
  'pending_legal_charges',
  'probation',
  'parole_granted',
  'family_history',
];
const DATES = ['next_appointment', 'upcoming_court_date'];
const CASE_DETAILS = [...TEXTS.map((name) => `${name} text`), ...DATES.map((name) => `${name} date`)].join(', ');

/**
 * Each sort's key is never null: an empty value sorts last in both directions, so each direction has its own index.
 * The stand-in for an empty text is the last code point, which comes last under "C" whatever the database's collation.
 * `case`, because row-level security lets neither `coalesce` nor a function open an index range.
 */
const SORT_INDEXES = {
  inquiries_newest: 'created_at desc, id desc',
  inquiries_oldest: 'created_at asc, id desc',
  inquiries_by_name: 'name_key asc, id desc',
  inquiries_by_name_down: 'name_key desc, id desc',
  inquiries_by_status: 'status_rank asc, id desc',
  inquiries_by_status_down: 'status_rank desc, id desc',
  inquiries_by_editor: 'updated_by, updated_at desc',
  inquiries_by_priority: '(case when priority is null then 1000 else priority end) asc, id desc',
  inquiries_by_priority_down: '(case when priority is null then -1 else priority end) desc, id desc',
  inquiries_by_referral: `(case when referral_key is null then chr(1114111) else referral_key end collate "C") asc, id desc`,
  inquiries_by_referral_down: `(case when referral_key is null then '' else referral_key end collate "C") desc, id desc`,
};

const plain = (type: 'text' | 'smallint' | 'timestamptz', key: string) => ({ type, asc: key, desc: key });

const SEARCH: Parameters<typeof searchFunction>[1] = {
  name: 'search_inquiries',
  table: 'inquiries',
  arguments: { statuses: 'text[]', staff_names: 'text[]' },
  filters: [
    { given: 'cardinality(statuses) > 0', where: 'r.status = any(%L::text[])', argument: 'statuses' },
    {
      given: `cardinality(staff_names) > 0 and term <> ''`,
      where: 'r.staff && %L::text[]',
      argument: 'staff_names',
    },
    // Of whom the planner knows how many there are: of a few it begins with them, of many it walks the sort's index.
    {
      given: `cardinality(staff_names) > 0 and term = ''`,
      where: `r.id in (select s.inquiry_id from inquiry_staff s
        where s.org_id = current_org_id() and s.staff_name = any(%L::text[]))`,
      argument: 'staff_names',
    },
  ],
  reads: ['inquiry_staff'],
  sorts: {
    opportunity_name: plain('text', 'r.name_key'),
    status: plain('smallint', 'r.status_rank'),
    priority: {
      type: 'integer',
      asc: 'case when r.priority is null then 1000 else r.priority end',
      desc: 'case when r.priority is null then -1 else r.priority end',
    },
    referral_org: {
      type: 'text',
      asc: 'case when r.referral_key is null then chr(1114111) else r.referral_key end collate "C"',
      desc: `case when r.referral_key is null then '' else r.referral_key end collate "C"`,
    },
    created_at: plain('timestamptz', 'r.created_at'),
  },
};
const COUNT = 'count_inquiries(text, text[], text[], integer)';
const BEDS_TAKEN = 'beds_taken(uuid, date, date, date, uuid)';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statusList = listed(STATUSES);
  const typeList = listed(DISCHARGE_TYPES);
  await sql`create table inquiries (
    id uuid primary key,
    org_id uuid not null references organizations,
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
    facility_id uuid constraint inquiries_facility references facilities,
    md text,
    therapist text,
    cc text,
    clinical_coordinator text,
    medication_plan text,
    scheduled_admit_date date,
    scheduled_discharge_date date,
    finalized_discharge_date boolean not null default false,
    admit_date date,
    discharge_type text check (discharge_type in (${typeList})),
    drop_reason text,
    opportunity_total_amount numeric(12, 2),
    ${sql.raw(CASE_DETAILS)},
    custom_values jsonb not null default '{}',
    -- The days a client is in the house, from the day of the admission up to the confirmed discharge, which is not one of
    -- them. A stay without a confirmed end goes on; a scheduled one begins on its day; any other inquiry has none.
    stay daterange generated always as (
      case
        when status in ('ADMITTED', 'DISCHARGED') and admit_date is not null then daterange(admit_date,
          case when finalized_discharge_date and scheduled_discharge_date >= admit_date then scheduled_discharge_date end)
        when status = 'SCHEDULED-ADMIT' and scheduled_admit_date is not null then daterange(scheduled_admit_date,
          case when finalized_discharge_date and scheduled_discharge_date >= scheduled_admit_date
            then scheduled_discharge_date end)
      end) stored,
    name_key text not null generated always as (fold(opportunity_name)) stored,
    referral_key text generated always as (fold(referral_org)) stored,
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
  await sql`create index inquiries_by_contact_phone on inquiries (org_id, contact_person_phone)
    where contact_person_phone is not null`.execute(db);
  await sql`create index inquiries_in_house on inquiries using gist (org_id, facility_id, stay)
    where stay is not null`.execute(db);
  await sql`create index inquiries_ready_to_discharge on inquiries (org_id, scheduled_discharge_date, id)
    where status = 'ADMITTED' and finalized_discharge_date`.execute(db);
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
  await sql`create function keep_inquiry_staff() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then delete from inquiry_staff where inquiry_id = new.id; end if;
    insert into inquiry_staff (org_id, inquiry_id, staff_name, status, created_at)
      select distinct new.org_id, new.id, name, new.status, new.created_at from unnest(new.staff) name;
    return null;
  end $$`.execute(db);
  await sql`create trigger inquiries_keep_staff after insert or update of staff, status, created_at on inquiries
    for each row execute function keep_inquiry_staff()`.execute(db);

  await sql`create table inquiry_counters (
    org_id uuid not null references organizations,
    status text not null,
    total bigint not null default 0,
    primary key (org_id, status)
  )`.execute(db);
  await tenantTable(db, 'inquiry_counters');
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

  await searchFunction(db, SEARCH);
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
  // Runs past row-level security, under which the index would not serve the range: it reads the organization from the
  // connection alone and answers days and counts.
  await sql`create function beds_taken(facility uuid, first_day date, last_day date, today date, except_inquiry uuid)
      returns table (day date, taken integer)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      with stays as materialized (
        select i.stay from inquiries i
        where i.org_id = current_org_id() and i.facility_id = facility
          and i.stay && daterange(first_day, last_day, '[]') and i.id is distinct from except_inquiry
          and (i.status <> 'SCHEDULED-ADMIT' or lower(i.stay) >= today))
      select d.day::date, count(stays.stay)::integer
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d(day)
      left join stays on stays.stay @> d.day::date
      group by d.day order by d.day
    $$`.execute(db);
  await lookupFunction(db, BEDS_TAKEN, ['inquiries']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, searchSignature(SEARCH), COUNT, BEDS_TAKEN);
  await sql`drop trigger clients_keep_inquiries on clients`.execute(db);
  for (const table of ['inquiry_counters', 'inquiry_staff', 'inquiries'])
    await sql`drop table ${sql.id(table)}`.execute(db);
  for (const name of ['keep_inquiry_staff', 'count_new_inquiry', 'count_moved_inquiry', 'keep_client_on_inquiries'])
    await sql`drop function ${sql.id(name)}()`.execute(db);
}
