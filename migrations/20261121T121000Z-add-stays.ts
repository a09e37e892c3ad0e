import { type Kysely, sql } from 'kysely';
import { dropLookupFunctions, lookupFunction } from './tenant-table.ts';

const TAKEN = 'beds_taken(uuid, date, date, date, uuid)';
const DISCHARGE_TYPES = ['Completed', 'Transferred', 'Against advice (AMA)', 'Administrative', 'Medical', 'Other'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const types = sql.raw(DISCHARGE_TYPES.map((type) => `'${type}'`).join(', '));
  // The days a client is in the house, from the day of the admission up to the confirmed discharge, which is not one of
  // them. A stay without a confirmed end goes on; a scheduled one begins on its day; any other inquiry has none.
  await sql`alter table inquiries
    add column discharge_type text check (discharge_type in (${types})),
    add column stay daterange generated always as (
      case
        when status in ('ADMITTED', 'DISCHARGED') and admit_date is not null then daterange(admit_date,
          case when finalized_discharge_date and scheduled_discharge_date >= admit_date then scheduled_discharge_date end)
        when status = 'SCHEDULED-ADMIT' and scheduled_admit_date is not null then daterange(scheduled_admit_date,
          case when finalized_discharge_date and scheduled_discharge_date >= scheduled_admit_date
            then scheduled_discharge_date end)
      end) stored`.execute(db);
  await sql`create index inquiries_in_house on inquiries using gist (org_id, facility_id, stay)
    where stay is not null`.execute(db);
  await sql`create index inquiries_ready_to_discharge on inquiries (org_id, scheduled_discharge_date, id)
    where status = 'ADMITTED' and finalized_discharge_date`.execute(db);

  // Runs past row-level security, under which the index would not serve the range: it reads the organisation from the
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
  await lookupFunction(db, TAKEN, ['inquiries']);

  // The history only grows, for the application too; a demo's alone is moved along with the demo's other dates.
  await sql`create function move_demo_history(days integer) returns void
    language sql security definer set search_path = public, pg_temp
    as $$
      update status_history set at = at + days * interval '1 day'
      where org_id = (select o.id from organisations o where o.id = current_org_id() and o.is_demo)
    $$`.execute(db);
  await sql`revoke all on function move_demo_history(integer) from public`.execute(db);
  await sql`grant execute on function move_demo_history(integer) to landfall_app`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function move_demo_history(integer)`.execute(db);
  await dropLookupFunctions(db, TAKEN);
  await sql`drop index inquiries_ready_to_discharge`.execute(db);
  await sql`drop index inquiries_in_house`.execute(db);
  await sql`alter table inquiries drop column stay, drop column discharge_type`.execute(db);
}
