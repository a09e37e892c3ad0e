import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

/**
 * What metrics come to day by day, the days of it that a write has touched since, and how far back it reaches. A mark
 * names an instant where a day is cut by the organization's zone: the zone may change before anybody counts it.
 */
const TABLES = {
  metric_days: `(
    org_id uuid not null references organizations,
    metric text not null,
    day date not null,
    -- Empty where a metric has no categories.
    category text not null default '',
    -- Days, of a median: how many things took so long. 0 of anything else.
    value integer not null default 0,
    total integer not null,
    amount numeric not null,
    admitted integer not null,
    primary key (org_id, metric, day, category, value)
  )`,
  metric_marks: `(
    org_id uuid not null references organizations,
    id bigint generated always as identity,
    day date,
    at timestamptz,
    primary key (org_id, id)
  )`,
  metric_standing: `(
    org_id uuid primary key references organizations,
    -- Days are cut by this zone; another one is counted from the beginning.
    time_zone text not null,
    -- The first day that is kept; null before the first.
    since date,
    -- One more with each beginning: who read under another one reads again.
    generation integer not null default 1,
    checked_at timestamptz,
    checked_days integer not null default 0,
    -- Of the last check, and of all.
    differences integer not null default 0,
    all_differences integer not null default 0,
    differed_at timestamptz
  )`,
} as const;

const ADMITTED_DAYS = (row: string) =>
  `case when ${row}.status in ('ADMITTED', 'DISCHARGED') then array[${row}.admit_date, ${row}.scheduled_discharge_date]
    else '{}'::date[] end`;

/** What a row of each table touches, as days and as instants, written for \`old\` or \`new\`. */
const INQUIRY = { days: ADMITTED_DAYS, instants: (row: string) => `array[${row}.created_at]` };
const CREATED = { days: () => `'{}'::date[]`, instants: INQUIRY.instants };
const ACTIVITY = { days: (row: string) => `array[${row}.event_date]`, instants: () => `'{}'::timestamptz[]` };

/** Tables whose rows fall on days of their own, and the columns by which metrics count them. */
const COUNTED = {
  inquiries: {
    touched: INQUIRY,
    columns: `created_at, status, condition, staff, admit_date, scheduled_discharge_date, finalized_discharge_date,
      opportunity_total_amount, facility_id, patient_id`,
  },
  referral_sources: { touched: CREATED, columns: 'created_at, type' },
  referral_contacts: { touched: CREATED, columns: 'created_at' },
  referral_activities: { touched: ACTIVITY, columns: 'event_date, performed_by' },
} as const;

/** Tables by whose rows inquiries are counted: which inquiries, and when a change of them matters. */
const AROUND_INQUIRIES = {
  status_history: {
    on: 'insert or update or delete',
    of: (row: string) => `i.id = ${row}.opportunity_id`,
    also: (row: string) => `array[${row}.at]`,
  },
  referral_records: {
    on: 'insert or update or delete',
    of: (row: string) => `i.id = ${row}.opportunity_id and ${row}.priority_level = 'primary'`,
    also: () => `'{}'::timestamptz[]`,
  },
} as const;

/** Names and kinds that inquiries are counted under, whose change reaches all that were. */
const NAMED = {
  referral_sources: {
    columns: 'referral_name, type',
    of: `i.id in (select r.opportunity_id from referral_records r where r.org_id = new.org_id
      and r.referral_id = new.id and r.referral_direction = 'referral_received' and r.priority_level = 'primary')`,
  },
  facilities: { columns: 'name', of: 'i.facility_id = new.id' },
  clients: { columns: 'payment_method', of: 'i.patient_id = new.id' },
} as const;

const DUE = 'organizations_to_count()';
const EPOCH = '0001-01-01';

const body = (steps: readonly string[]) => `begin ${steps.join(' ')} return null; end`;
const mark = (org: string, days: string, instants: string) => `perform mark_metrics(${org}, ${days}, ${instants});`;
const ofInquiries = (table: 'old' | 'new', of: string) => `perform mark_inquiries_where(${table}.org_id,
  array(select i.id from inquiries i where i.org_id = ${table}.org_id and ${of}));`;

async function trigger(db: Kysely<unknown>, name: string, fires: string, steps: string): Promise<void> {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as ${sql.lit(steps)}`.execute(db);
  await sql`create trigger ${sql.id(name)} ${sql.raw(fires)} for each row execute function ${sql.id(name)}()`.execute(
    db,
  );
}

const columnsOf = (columns: string, row: string) =>
  columns
    .split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ');

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TABLES)) {
    await sql`create table ${sql.id(table)} ${sql.raw(columns)}`.execute(db);
    await tenantTable(db, table);
  }

  // A mark is a row of its own: two writes of one day neither wait for one another nor hide behind each other's mark.
  await sql`create function mark_metrics(organization uuid, days date[], instants timestamptz[]) returns void
    language plpgsql as $$ begin
      insert into metric_marks (org_id, day, at)
      select distinct organization, d.touched, null::timestamptz from unnest(days) d(touched) where d.touched is not null
      union all
      select distinct organization, null::date, i.touched from unnest(instants) i(touched) where i.touched is not null;
    end $$`.execute(db);
  // Of many inquiries the quarters of hours are told apart, no finer: every zone begins its days on one.
  await sql`create function mark_inquiries_where(organization uuid, ids uuid[]) returns void
    language plpgsql as $$ begin
      if cardinality(ids) = 0 then return; end if;
      perform mark_metrics(organization,
        array(select distinct d.touched from inquiries i
          cross join lateral unnest(${sql.raw(ADMITTED_DAYS('i'))}) d(touched)
          where i.org_id = organization and i.id = any(ids)),
        array(select distinct date_bin('15 minutes', i.created_at, '2000-01-01Z') from inquiries i
          where i.org_id = organization and i.id = any(ids)));
    end $$`.execute(db);

  for (const [table, { touched, columns }] of Object.entries(COUNTED)) {
    const both = (row: 'old' | 'new') => mark(`${row}.org_id`, touched.days(row), touched.instants(row));
    const name = `${table}_mark_metrics`;
    await trigger(
      db,
      name,
      `after insert or delete or update of ${columns} on ${table}`,
      body([
        `if tg_op = 'UPDATE' then
           if (${columnsOf(columns, 'old')}) is not distinct from (${columnsOf(columns, 'new')}) then return null; end if;
           perform mark_metrics(new.org_id, ${touched.days('old')} || ${touched.days('new')},
             ${touched.instants('old')} || ${touched.instants('new')});
         elsif tg_op = 'INSERT' then ${both('new')} else ${both('old')} end if;`,
      ]),
    );
  }
  for (const [table, { on, of, also }] of Object.entries(AROUND_INQUIRIES)) {
    const both = (row: 'old' | 'new') =>
      `${ofInquiries(row, of(row))} ${mark(`${row}.org_id`, `'{}'::date[]`, also(row))}`;
    await trigger(
      db,
      `${table}_mark_metrics`,
      `after ${on} on ${table}`,
      body([`if tg_op <> 'INSERT' then ${both('old')} end if;`, `if tg_op <> 'DELETE' then ${both('new')} end if;`]),
    );
  }
  for (const [table, { columns, of }] of Object.entries(NAMED))
    await trigger(
      db,
      `${table}_mark_inquiries`,
      `after update of ${columns} on ${table}`,
      body([
        `if (${columnsOf(columns, 'old')}) is distinct from (${columnsOf(columns, 'new')}) then
           ${ofInquiries('new', of)} end if;`,
      ]),
    );

  await sql`create function ${sql.raw(DUE)} returns table (org_id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      select o.id from organizations o
      where exists (select from metric_marks m where m.org_id = o.id)
        or not exists (select from metric_standing s
          where s.org_id = o.id and s.time_zone = o.time_zone and s.since = ${sql.lit(EPOCH)}::date)
    $$`.execute(db);
  await lookupFunction(db, DUE, ['organizations', 'metric_marks', 'metric_standing']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, DUE);
  const triggers = [
    ...[...Object.keys(COUNTED), ...Object.keys(AROUND_INQUIRIES)].map((table) => [table, `${table}_mark_metrics`]),
    ...Object.keys(NAMED).map((table) => [table, `${table}_mark_inquiries`]),
  ] as [string, string][];
  for (const [table, name] of triggers) {
    await sql`drop trigger ${sql.id(name)} on ${sql.id(table)}`.execute(db);
    await sql`drop function ${sql.id(name)}()`.execute(db);
  }
  await sql`drop function mark_inquiries_where(uuid, uuid[])`.execute(db);
  await sql`drop function mark_metrics(uuid, date[], timestamptz[])`.execute(db);
  for (const table of Object.keys(TABLES)) await sql`drop table ${sql.id(table)}`.execute(db);
}
