import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { dateRangeMessages } from '#shared/features/date-range/date-range.messages.ts';
import type { DateRange } from '#shared/features/date-range/date-range.rules.ts';
import type { MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { daysText, dollarsText, minutesText } from '#shared/features/metrics/metric-columns.ts';
import { type Bucket, daysOf } from '#shared/features/metrics/metric-math.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

const NUMBER = new Intl.NumberFormat('en-US');
export const countText = (value: number): string => NUMBER.format(value);
export const percentText = (value: number | null): string => (value === null ? '-' : `${value}%`);

/** A value in its metric's unit; '-' where there is none. */
export function valueText(metric: MetricName, value: number | null): string {
  if (value === null) return '-';
  const { unit } = metricOf(metric);
  if (unit === 'dollars') return dollarsText(value);
  if (unit === 'days') return daysText(value);
  if (unit === 'minutes') return minutesText(value);
  return unit === 'percent' ? percentText(value) : countText(value);
}

/** The one number of an answer, where a metric comes to one. */
export function numberOf(metric: MetricName, answer: MetricAnswer<MetricName>): number | null {
  const { data } = answer;
  if (data === null || typeof data === 'number') return data;
  if ('conversion_rate' in data) return data.conversion_rate;
  if (!Array.isArray(data)) return null;
  const parts = data as readonly { total_opportunity_count?: number; total_amount?: number }[];
  const isAmount = metricOf(metric).kind === 'amounts';
  return parts.reduce((sum, part) => sum + ((isAmount ? part.total_amount : part.total_opportunity_count) ?? 0), 0);
}

/** 'Last 90 days', or 'Jan 4, 2026 to Feb 9, 2026'. */
export const rangeText = ({ start, end, preset }: DateRange): string =>
  preset?.title ?? format(dateRangeMessages.span, { start: formatDay(start), end: formatDay(end) });

/** How a number compares with the range of the same length right before, in words. */
export function comparisonText(metric: MetricName, now: number, before: number, days: DateRange): string {
  const length = daysOf(days);
  if (before === now) return format(text.compared_same, { days: length });
  if (before === 0) return format(text.compared_new, { days: length });
  const change = valueText(metric, Math.round(Math.abs(now - before) * 100) / 100);
  const pattern = now > before ? text.compared_up : text.compared_down;
  return format(pattern, { change, before: valueText(metric, before), days: length });
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const instantOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** A bucket as an axis names it: 'May 2026', or 'May 4'. */
export const bucketLabel = (first: CalendarDay, bucket: Bucket): string =>
  (bucket === 'month' ? MONTH : DAY).format(instantOf(first));

/** A bucket as it is read: 'May 2026', 'Week of May 4', or 'May 4'. */
export const bucketWords = (first: CalendarDay, bucket: Bucket): string =>
  bucket === 'week' ? format(text.week_of, { day: bucketLabel(first, bucket) }) : bucketLabel(first, bucket);
