import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { CENSUS_COUNTED, type CensusCount } from '#shared/features/census/census.rules.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import { FIRST_DAY } from '#shared/features/metric-days/metric-days.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { type KeptDays, keptDays } from '../metric-standing/metric-standing.access.ts';

/** Days that are counted from the rows all the same. */
const spans = ({ stale }: KeptDays) =>
  sql`${`{${stale.map(({ start, end }) => `"[${start},${end}]"`).join(',')}}`}::daterange[]`;

type Counted = (typeof CENSUS_COUNTED)[keyof typeof CENSUS_COUNTED];

const totalOf = <Metric extends Counted | 'scheduled_census'>(metric: Metric) =>
  sql<number>`coalesce(sum(total) filter (where metric = ${sql.lit(metric)}), 0)::integer`.as(metric);

const DAY_OF = {
  'census admits': sql`inquiries.admit_date`,
  'census scheduled discharges': sql`inquiries.scheduled_discharge_date`,
  'census discharges': sql`inquiries.scheduled_discharge_date`,
} as const;
/** Written as the indexes of admits and discharges say it. */
const WHO_OF: Record<keyof typeof DAY_OF, RawBuilder<unknown>> = {
  'census admits': sql`inquiries.status in ('ADMITTED', 'DISCHARGED')`,
  'census scheduled discharges': sql`inquiries.stay is not null and inquiries.status = 'ADMITTED'
    and not inquiries.finalized_discharge_date`,
  'census discharges': sql`inquiries.stay is not null and inquiries.status in ('ADMITTED', 'DISCHARGED')
    and inquiries.finalized_discharge_date`,
};

/**
 * Who came and left on the days of a span, by facility, as it is kept beside the metrics. Scheduled admits are none of it:
 * what they count for changes with the day.
 */
export const censusMoves = (ctx: Context, { start, end }: DaySpan) =>
  (Object.keys(DAY_OF) as (keyof typeof DAY_OF)[]).map(
    (move) => sql`select ${move}::text as metric, ${DAY_OF[move]} as day,
        coalesce(inquiries.facility_id::text, '') as category, 0 as value, count(*)::integer as total,
        0::numeric as amount, 0 as admitted
      from inquiries where ${inOrganization(ctx, 'inquiries')} and ${WHO_OF[move]}
        and ${DAY_OF[move]} >= ${start}::date and ${DAY_OF[move]} <= ${end}::date
      group by 2, 3`,
  );

/** What may be read as it is kept of all that led up to a day; null where the rows have to say it. */
export function keptUpTo(last: CalendarDay, ...[zone, standing, marks]: Standings): KeptDays | null {
  return standing?.since === FIRST_DAY ? keptDays({ start: FIRST_DAY, end: last }, zone, standing, marks) : null;
}
type Standings = Parameters<typeof keptDays> extends [unknown, ...infer Rest] ? Rest : never;

/** What is counted of each day and facility between two days, both included; a day without anything is absent. */
export const countsBetween = (
  db: Db,
  first: CalendarDay,
  last: CalendarDay,
  today: CalendarDay,
  kept: KeptDays | null = null,
) =>
  db
    .selectFrom(
      sql<{
        day: CalendarDay;
        facility_id: string | null;
      }>`${kept ? sql`census_counts_kept(${first}, ${last}, ${today}, ${spans(kept)})` : sql`census_counts(${first}, ${last}, ${today})`}`.as(
        'counted',
      ),
    )
    .select(['counted.day', 'counted.facility_id'])
    .select([...Object.values(CENSUS_COUNTED).map(totalOf), totalOf('scheduled_census')])
    .groupBy(['counted.day', 'counted.facility_id'])
    .$castTo<CensusCount>();

/** The ids of the inquiries that a cell counts. */
export const idsBehind = (date: CalendarDay, counted: Counted, today: CalendarDay) =>
  sql<string>`(select id from census_inquiries(${date}, ${counted}, ${today}))`;

/** An inquiry behind a number of the census. */
export interface CensusInquiry {
  id: string;
  opportunity_name: string;
  /** Absent for outreach, which sees of an inquiry that it is there (C-5). */
  condition?: string[];
  facility?: string | null;
}

/** An admit whose date has passed without it. */
export interface OverdueAdmit extends CensusInquiry {
  scheduled_admit_date?: CalendarDay;
}

/** What a role sees of a row: outreach the name, an analyst the name's suffix in its place (C-5). */
export function seenBy<Row extends CensusInquiry & { facility_id?: string | null }>(
  ctx: Context,
  { facility_id: _key, ...row }: Row,
): CensusInquiry {
  const role = ctx.actor.kind === 'user' ? ctx.actor.role : null;
  if (role === 'outreach') return { id: row.id, opportunity_name: row.opportunity_name };
  if (role === 'analyst') return { ...row, opportunity_name: row.opportunity_name.slice(-SUFFIX_LENGTH) };
  return row;
}
