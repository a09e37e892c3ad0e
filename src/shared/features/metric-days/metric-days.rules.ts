import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import type { DaySpan } from '../date-range/date-range.rules.ts';

/** Before every day that is counted: once the days are kept from here on, all are. */
export const FIRST_DAY: CalendarDay = '0001-01-01';
/** After every day that is counted. */
export const LAST_DAY: CalendarDay = '9999-12-31';
/** Days counted in one transaction. */
export const DAYS_A_STEP = 31;
/** With more marks than these an organization's days are counted from the beginning, and read from the rows until then. */
export const MAX_MARKS = 20_000;
/** Stretches of days that one question counts from the rows; with more it counts from the first to the last of them. */
const MAX_SPANS = 6;

/** Days as stretches, in order. */
export function spansOf(days: readonly CalendarDay[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = spans.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else spans.push({ start: day, end: day });
  }
  return spans;
}

/** The days of a range that cannot be read as they are kept: those that are not kept yet, and those that were marked. */
export function staleSpans({ start, end }: DaySpan, since: CalendarDay, marked: readonly CalendarDay[]): DaySpan[] {
  const first = since > start ? since : start;
  const touched = spansOf(marked.filter((day) => day >= first && day <= end));
  if (since > end) return [{ start, end }];
  const before = since > start ? [{ start, end: addDays(since, -1) }] : [];
  const spans = [...before, ...touched];
  return spans.length > MAX_SPANS ? [{ start: spans[0]!.start, end: spans.at(-1)!.end }] : spans;
}
