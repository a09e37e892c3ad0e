import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction, tenantTable } from './tenant-table.ts';

const COUNTS = 'census_counts_kept(date, date, date, daterange[])';
const KEPT = `('census admits', 'census scheduled discharges', 'census discharges')`;

/** Who was once in the house or is, by the move that is kept of them and the day it falls on. */
const MOVES = {
  'census admits': ["i.status in ('ADMITTED', 'DISCHARGED')", 'i.admit_date'],
  'census scheduled discharges': [
    "i.status = 'ADMITTED' and i.stay is not null and not i.finalized_discharge_date",
    'i.scheduled_discharge_date',
  ],
  'census discharges': [
    "i.status in ('ADMITTED', 'DISCHARGED') and i.stay is not null and i.finalized_discharge_date",
    'i.scheduled_discharge_date',
  ],
} as const;

/** What the rows of marked days say in place of what is kept of them. */
const fresh = Object.entries(MOVES).map(
  ([metric, [who, on]]) => `select '${metric}', ${on}, i.facility_id, 1
    from unnest(stale) span join inquiries i on i.org_id = current_org_id() and ${who}
      and ${on} >= lower(span) and ${on} < upper(span) and ${on} <= last_day`,
);

const BODY = `#variable_conflict use_column
begin
  return query
  with touched as (
    select distinct m::date as month from unnest(stale) span,
      generate_series(date_trunc('month', lower(span)::timestamp), (upper(span) - 1)::timestamp, interval '1 month') m
    where lower(span) <= last_day),
  moves (metric, day, facility, total) as materialized (
    select k.metric, null::date, nullif(k.category, '')::uuid, k.total from metric_months k
    where k.org_id = current_org_id() and k.metric in ('census admits', 'census discharges')
      and k.month < date_trunc('month', first_day::timestamp)::date and k.month not in (select t.month from touched t)
    union all
    select k.metric, k.day, nullif(k.category, '')::uuid, k.total from metric_days k
    where k.org_id = current_org_id() and k.metric in ${KEPT}
      and k.day >= date_trunc('month', first_day::timestamp)::date and k.day <= last_day
      and not exists (select from unnest(stale) span where k.day <@ span)
    union all
    select k.metric, k.day, nullif(k.category, '')::uuid, k.total
    from touched t join metric_days k on k.org_id = current_org_id() and k.metric in ${KEPT}
      and k.day >= t.month and k.day < (t.month + interval '1 month')::date
    where t.month < date_trunc('month', first_day::timestamp)::date
      and not exists (select from unnest(stale) span where k.day <@ span)
    union all
    ${fresh.join('\n    union all ')}),
  scheduled as materialized (
    select i.facility_id as facility, i.stay, i.scheduled_admit_date as begins, i.scheduled_discharge_date as leaves,
      i.finalized_discharge_date as confirmed
    from inquiries i where i.org_id = current_org_id() and i.status = 'SCHEDULED-ADMIT'
      and (i.scheduled_admit_date between first_day and last_day
        or i.scheduled_admit_date between today and first_day - 1)),
  days as (select d::date as day from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d)
  select m.day, m.facility, replace(replace(m.metric, 'census ', ''), ' ', '_'), sum(m.total)::integer
  from moves m where m.day between first_day and last_day group by 1, 2, 3
  union all
  select s.begins, s.facility, 'scheduled_admits', count(*)::integer
  from scheduled s where s.begins between first_day and last_day group by 1, 2
  union all
  select s.leaves, s.facility, 'discharges', count(*)::integer
  from scheduled s where s.confirmed and s.begins >= today and s.leaves between first_day and last_day group by 1, 2
  union all
  select d.day, m.facility, 'census', sum(case m.metric when 'census admits' then m.total else -m.total end)::integer
  from days d join (
    select x.facility, x.metric, x.day, sum(x.total) as total from (
      select n.facility, n.metric, case when n.day >= first_day then n.day end as day, n.total from moves n
      where n.metric <> 'census scheduled discharges') x
    group by 1, 2, 3) m on m.day is null or m.day <= d.day
  group by 1, 2
  union all
  select d.day, s.facility, kind, count(*)::integer
  from days d join scheduled s on d.day >= today and s.begins >= today and s.stay @> d.day
  cross join (values ('census'), ('scheduled_census')) kinds(kind)
  group by 1, 2, 3;
end`;

async function acrossOrganizations(db: Kysely<unknown>, table: string, statement: string): Promise<void> {
  await sql`alter table ${sql.id(table)} no force row level security`.execute(db);
  await sql.raw(statement).execute(db);
  await sql`alter table ${sql.id(table)} force row level security`.execute(db);
}

/**
 * Who came and left on each day is kept as the days of metrics are, and added up by month: how many are in the house at
 * the end of a day is all who came up to it without all who left, however many inquiries that were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table metric_months (
    org_id uuid not null references organizations,
    metric text not null,
    month date not null,
    category text not null,
    total integer not null,
    primary key (org_id, metric, month, category) include (total)
  )`.execute(db);
  await tenantTable(db, 'metric_months');
  await sql`create function census_counts_kept(first_day date, last_day date, today date, stale daterange[])
      returns table (day date, facility_id uuid, metric text, total integer)
    language plpgsql stable security definer set search_path = public, pg_temp
    as ${sql.lit(BODY)}`.execute(db);
  await lookupFunction(db, COUNTS, ['inquiries', 'metric_days', 'metric_months']);
  // Days that are kept already lack the moves: they are counted from the beginning.
  await acrossOrganizations(
    db,
    'metric_standing',
    'update metric_standing set since = null, generation = generation + 1',
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, COUNTS);
  await sql`drop table metric_months`.execute(db);
  await acrossOrganizations(db, 'metric_days', "delete from metric_days where metric like 'census %'");
}
