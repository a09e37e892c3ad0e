import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import type { SourceStatus } from '../referral-sources/referral-sources.rules.ts';
import { type DatedEvent, engagementOf, LEVELS_BY_RANK, rankOf } from './activities.rules.ts';

/**
 * The first day on which a source stands lower than it does today if nothing more is logged, and how low; what already
 * lies ahead counts from its own day on. Null for one that is as low as can be.
 */
export function coolingOf(
  activities: readonly DatedEvent[],
  today: CalendarDay,
  period: number,
): { on: CalendarDay; status: SourceStatus } | null {
  const { status } = engagementOf(activities, today, period);
  if (status === 'INACTIVE') return null;
  const rank = LEVELS_BY_RANK.indexOf(status) + 1;
  const from = addDays(today, -period);
  const holding = activities
    .filter(({ event, event_date }) => event_date >= from && rankOf(event) >= rank)
    .map(({ event_date }) => event_date)
    .sort();
  let on = addDays(today, 1);
  for (const day of holding) {
    if (day > on) break;
    const passed = addDays(day, period + 1);
    if (passed > on) on = passed;
  }
  return { on, status: engagementOf(activities, on, period).status };
}
