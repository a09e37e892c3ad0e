import type { DaySpan, Granularity } from '#shared/features/date-range/date-range.rules.ts';
import { addDays, type CalendarDay, mondayOf } from '#shared/platform/dates.ts';

/** How finely a chart is cut; a drill-down of weeks shows days (C-67). */
export type Bucket = 'day' | Granularity;

/** The first day of the bucket that a day falls in. */
export function bucketOf(day: CalendarDay, bucket: Bucket): CalendarDay {
  if (bucket === 'week') return mondayOf(day);
  return bucket === 'month' ? `${day.slice(0, 8)}01` : day;
}

const nextBucket = (first: CalendarDay, bucket: Bucket): CalendarDay =>
  bucket === 'day' ? addDays(first, 1) : bucketOf(addDays(first, bucket === 'week' ? 7 : 31), bucket);

/** Every bucket that a range touches, by its first day. */
export function bucketsIn({ start, end }: DaySpan, bucket: Bucket): CalendarDay[] {
  const found: CalendarDay[] = [];
  for (let at = bucketOf(start, bucket); at <= end; at = nextBucket(at, bucket)) found.push(at);
  return found;
}

/** The days of a span that lie in the range. */
export const daysInRange = ({ start: first, end: last }: DaySpan, { start, end }: DaySpan): DaySpan => ({
  start: first < start ? start : first,
  end: last > end ? end : last,
});

/** The days of a bucket that lie in the range. */
export const bucketSpan = (first: CalendarDay, bucket: Bucket, range: DaySpan): DaySpan =>
  daysInRange({ start: first, end: addDays(nextBucket(first, bucket), -1) }, range);

/** Whether a bucket of a range is not over yet: it holds today, and the range reaches to it. */
export const isSoFar = (first: CalendarDay, bucket: Bucket, { end }: DaySpan, today: CalendarDay): boolean =>
  end === today && first === bucketOf(today, bucket);

/** How many days a range has. */
export const daysOf = ({ start, end }: DaySpan): number =>
  Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000) + 1;

/** The range of the same length right before a range. */
export const precedingSpan = (span: DaySpan): DaySpan => ({
  start: addDays(span.start, -daysOf(span)),
  end: addDays(span.start, -1),
});

/**
 * Whole percentages of parts that add up to exactly 100, by largest remainder; the earlier part wins a tie. All zero
 * where there is nothing to share (C-72).
 */
export function wholePercents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / total);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) percents[at]! += 1;
  return percents;
}

/** A share in percent with one decimal; null of nothing (C-68). */
export const rateOf = (admissions: number, inquiries: number): number | null =>
  inquiries === 0 ? null : Math.round((1000 * admissions) / inquiries) / 10;

/** Rounded half up to whole numbers, or to so many decimals. */
export function roundHalfUp(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.floor(value * scale + 0.5 + 1e-9) / scale;
}
