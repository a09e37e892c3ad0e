import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { MAX_MARKS, staleSpans } from '#shared/features/metric-days/metric-days.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

/** What of a range is read as it is kept. */
export interface KeptDays {
  generation: number;
  /** What is counted from the rows all the same. */
  stale: readonly DaySpan[];
}

/** How far the organization's days are kept. */
export const selectStanding = (db: Db, ctx: Context) =>
  db
    .selectFrom('metric_standing')
    .select(['time_zone', 'since', 'generation'])
    .where(inOrganization(ctx, 'metric_standing'));

/** The day of a mark, cut by the zone of today. */
export const markedDay = sql<CalendarDay>`coalesce(metric_marks.day, (metric_marks.at at time zone
  (select organizations.time_zone from organizations where organizations.id = metric_marks.org_id))::date)`;

/** The marked days, with how many marks each has; of a flood no more than show that it is one. */
export const selectMarks = (db: Db, ctx: Context) =>
  db
    .selectFrom(
      db
        .selectFrom('metric_marks')
        .select(markedDay.as('day'))
        .where(inOrganization(ctx, 'metric_marks'))
        .limit(MAX_MARKS + 1)
        .as('marks'),
    )
    .select(['marks.day', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy('marks.day');

interface Standing {
  time_zone: string;
  since: CalendarDay | null;
  generation: number;
}
type Marks = readonly { day: CalendarDay; total: number }[];

/** What of a range may be read as it is kept; null where all of it is counted from the rows. */
export function keptDays(span: DaySpan, zone: string, standing: Standing | undefined, marks: Marks): KeptDays | null {
  if (!standing || standing.time_zone !== zone || standing.since === null) return null;
  if (marks.reduce((sum, { total }) => sum + total, 0) > MAX_MARKS) return null;
  const stale = staleSpans(
    span,
    standing.since,
    marks.map(({ day }) => day),
  );
  return { generation: standing.generation, stale };
}
