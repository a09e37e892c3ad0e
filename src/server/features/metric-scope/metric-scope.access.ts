import type { Context } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { MIN_DAYS } from '#shared/features/date-range/date-range.rules.ts';
import { daysOf } from '#shared/features/metrics/metric-math.ts';
import { metricsMessages as text } from '#shared/features/metrics/metrics.messages.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { type KeptDays, keptDays, selectMarks, selectStanding } from '../metric-standing/metric-standing.access.ts';

/** Whose rows a metric counts, on which days, in whose zone days are cut. */
export interface MetricScope extends DaySpan {
  ctx: Context;
  zone: string;
  /** In the organization's zone. */
  today: CalendarDay;
  /** What of the range is read from the days that are kept; null where all of it is counted from the rows. */
  kept: KeptDays | null;
}

interface Asked {
  start_date: CalendarDay;
  end_date: CalendarDay;
}

/** The scope of a range. @throws bad_request for an end in the future */
export async function scopeOf(ctx: Context, { start_date: start, end_date: end }: Asked): Promise<MetricScope> {
  const [organizations, standing, marks] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
    selectStanding(db, ctx),
    selectMarks(db, ctx),
  ]);
  const zone = organizations[0]!.time_zone;
  const today = dayInZone(ctx.services.clock.now(), zone);
  if (end > today) throw invalidField('end_date', text.in_future);
  return { ctx, zone, today, start, end, kept: keptDays({ start, end }, zone, standing[0], marks) };
}

/** The same of a range that is looked at as a whole, which has a week at least (C-67). @throws bad_request */
export async function wholeScopeOf(ctx: Context, asked: Asked): Promise<MetricScope> {
  const scope = await scopeOf(ctx, asked);
  if (daysOf(scope) < MIN_DAYS) throw invalidField('start_date', text.too_short);
  return scope;
}
