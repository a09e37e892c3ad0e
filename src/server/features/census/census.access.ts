import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { CENSUS_COUNTED, type CensusCount } from '#shared/features/census/census.rules.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

type Counted = (typeof CENSUS_COUNTED)[keyof typeof CENSUS_COUNTED];

const totalOf = <Metric extends Counted | 'scheduled_census'>(metric: Metric) =>
  sql<number>`coalesce(sum(total) filter (where metric = ${sql.lit(metric)}), 0)::integer`.as(metric);

/** What is counted of each day and facility between two days, both included; a day without anything is absent. */
export const countsBetween = (db: Db, first: CalendarDay, last: CalendarDay, today: CalendarDay) =>
  db
    .selectFrom(
      sql<{
        day: CalendarDay;
        facility_id: string | null;
      }>`census_counts(${first}, ${last}, ${today})`.as('counted'),
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
