import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const COUNTS = 'census_counts(date, date, date)';
const INQUIRIES = 'census_inquiries(date, text, date)';

/** Who moves on a day, by the row of the census that counts them; each is served by an index range of its own. */
const MOVES = {
  scheduled_admits: ["i.status = 'SCHEDULED-ADMIT'", 'i.scheduled_admit_date'],
  admits: ["i.status in ('ADMITTED', 'DISCHARGED')", 'i.admit_date'],
  scheduled_discharges: [
    "i.status = 'ADMITTED' and i.stay is not null and not i.finalized_discharge_date",
    'i.scheduled_discharge_date',
  ],
  // Of those alone whom the census can count: a scheduled admit whose date has passed is not among them.
  discharges: [
    "i.stay is not null and i.finalized_discharge_date and (i.status <> 'SCHEDULED-ADMIT' or i.scheduled_admit_date >= today)",
    'i.scheduled_discharge_date',
  ],
} as const;

const INDEXES = {
  inquiries_scheduled_on: "(org_id, scheduled_admit_date, id) where status = 'SCHEDULED-ADMIT'",
  inquiries_admitted_on: "(org_id, admit_date, id) where status in ('ADMITTED', 'DISCHARGED')",
  inquiries_discharged_on: '(org_id, scheduled_discharge_date, id) where stay is not null',
};

/** In house at the end of a day; who is only scheduled counts from today on, and not once the date has passed. */
const IN_HOUSE = `i.stay @> day and (i.status <> 'SCHEDULED-ADMIT' or (day >= today and lower(i.stay) >= today))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES))
    await sql`create index ${sql.id(name)} on inquiries ${sql.raw(on)}`.execute(db);

  const moves = Object.entries(MOVES).map(
    ([metric, [who, on]]) => `select ${on} as day, i.facility_id, '${metric}' as metric, count(*)::integer as total
      from inquiries i where i.org_id = current_org_id() and ${who} and ${on} between first_day and last_day
      group by 1, 2`,
  );
  // Past row-level security, under which no index serves a range of days: both read the organization from the
  // connection alone and answer days, counts and ids.
  await sql`create function census_counts(first_day date, last_day date, today date)
      returns table (day date, facility_id uuid, metric text, total integer)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      with stays as materialized (
        select i.facility_id, i.stay, i.status from inquiries i
        where i.org_id = current_org_id() and i.stay && daterange(first_day, last_day, '[]'))
      ${sql.raw(moves.map((move) => `${move} union all`).join('\n'))}
      select d.day::date, i.facility_id, kind.metric, count(*)::integer
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') d(day)
      join stays i on ${sql.raw(IN_HOUSE.replaceAll(/\bday\b/g, 'd.day::date'))}
      cross join lateral (
        select 'census' as metric union all select 'scheduled_census' where i.status = 'SCHEDULED-ADMIT') kind
      group by 1, 2, 3
    $$`.execute(db);
  await lookupFunction(db, COUNTS, ['inquiries']);

  const one = Object.entries(MOVES).map(
    ([metric, [who, on]]) => `select i.id from inquiries i
      where wanted = '${metric}' and i.org_id = current_org_id() and ${who} and ${on} = day`,
  );
  await sql`create function census_inquiries(day date, wanted text, today date) returns table (id uuid)
    language sql stable security definer set search_path = public, pg_temp
    as $$
      ${sql.raw(one.map((select) => `${select} union all`).join('\n'))}
      select i.id from inquiries i
      where wanted = 'census' and i.org_id = current_org_id() and ${sql.raw(IN_HOUSE)}
    $$`.execute(db);
  await lookupFunction(db, INQUIRIES, ['inquiries']);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await dropLookupFunctions(db, COUNTS, INQUIRIES);
  for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.id(name)}`.execute(db);
}
