import { addDays, type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';
import { dateRangeMessages as text } from './date-range.messages.ts';

/** How finely a chart over a range is cut. */
export type Granularity = 'week' | 'month';

/** The ranges offered beside dates of one's own (P2 §9). */
export const RANGE_PRESETS = [
  { value: 'last_180_days', title: text.last_180_days, granularity: 'month', days: 180 },
  { value: 'last_90_days', title: text.last_90_days, granularity: 'week', days: 90 },
  { value: 'last_30_days', title: text.last_30_days, granularity: 'week', days: 30 },
] as const satisfies readonly { value: string; title: string; granularity: Granularity; days: number }[];

export const DEFAULT_RANGE = RANGE_PRESETS[0].value;

/** Days that a range of one's own has at least, and beyond which it is cut by month. */
export const MIN_DAYS = 7;
const MAX_DAYS_BY_WEEK = 90;

/** First and last day, both included. */
export interface DaySpan {
  start: CalendarDay;
  end: CalendarDay;
}

export interface DateRange extends DaySpan {
  granularity: Granularity;
  /** The preset it is, if it is one. */
  preset: (typeof RANGE_PRESETS)[number] | null;
}

const daysIn = ({ start, end }: DaySpan): number =>
  Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000) + 1;

/** What keeps two dates from being a range, if anything: its text; an empty one while a date is missing. */
export function spanFault(start: CalendarDay | null, end: CalendarDay | null, today: CalendarDay): string | null {
  if (start === null || end === null) return '';
  if (start > end) return text.out_of_order;
  if (end > today) return text.in_future;
  return daysIn({ start, end }) < MIN_DAYS ? text.too_short : null;
}

/** A range of one's own as it is written: `yyyy-MM-dd:yyyy-MM-dd`. */
export const writeSpan = ({ start, end }: DaySpan): string => `${start}:${end}`;

function readSpan(written: string, today: CalendarDay): DaySpan | null {
  const [start = '', end = '', ...more] = written.split(':');
  if (more.length > 0 || !isCalendarDay(start) || !isCalendarDay(end)) return null;
  return spanFault(start, end, today) === null ? { start, end } : null;
}

/** Whether a written range means something today. */
export const isRange = (written: string, today: CalendarDay): boolean =>
  RANGE_PRESETS.some(({ value }) => value === written) || readSpan(written, today) !== null;

/** The days a written range means today, today included; the default's for what means nothing. */
export function rangeOf(written: string | null | undefined, today: CalendarDay): DateRange {
  const span = written ? readSpan(written, today) : null;
  if (span) return { ...span, granularity: daysIn(span) > MAX_DAYS_BY_WEEK ? 'month' : 'week', preset: null };
  const preset = RANGE_PRESETS.find(({ value }) => value === written) ?? RANGE_PRESETS[0];
  return { start: addDays(today, 1 - preset.days), end: today, granularity: preset.granularity, preset };
}
