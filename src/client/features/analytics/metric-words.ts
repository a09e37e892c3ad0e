import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { dateRangeMessages } from '#shared/features/date-range/date-range.messages.ts';
import type { DateRange } from '#shared/features/date-range/date-range.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CategoryShare, Conversion, MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { daysText, dollarsText, minutesText } from '#shared/features/metrics/metric-columns.ts';
import { type Bucket, daysOf } from '#shared/features/metrics/metric-math.ts';
import { type Metric, type MetricName, type MetricOf, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';

const NUMBER = new Intl.NumberFormat('en-US');
export const countText = (value: number): string => NUMBER.format(value);
export const percentText = (value: number | null): string => (value === null ? '-' : `${value}%`);

type Unit = Metric['unit'];

function unitText(unit: Unit, value: number): string {
  if (unit === 'dollars') return dollarsText(value);
  if (unit === 'days') return daysText(value);
  if (unit === 'minutes') return minutesText(value);
  return unit === 'percent' ? percentText(value) : countText(value);
}

/** A value in its metric's unit; '-' where there is none. */
export const valueText = (metric: MetricName, value: number | null): string =>
  value === null ? '-' : unitText(metricOf(metric).unit, value);

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

/** What of an answer is held against the range before: its one number, or what its parts come to. */
function comparedOf(metric: MetricName, answer: MetricAnswer<MetricName>): { unit: Unit; value: number | null } {
  const { kind, unit } = metricOf(metric);
  const last = Array.isArray(answer.data) ? answer.data.at(-1) : undefined;
  switch (kind) {
    case 'conversion':
    case 'period':
      return { unit: 'percent', value: (last as Conversion | undefined)?.conversion_rate ?? null };
    case 'funnel':
      return { unit: 'percent', value: (last as CategoryShare | undefined)?.percent ?? null };
    case 'medians':
      return { unit, value: (answer as MetricAnswer<MetricOf<'medians'>>).data.ADMITTED.median_days };
    default:
      return { unit, value: numberOf(metric, answer) };
  }
}

export interface Comparison {
  /** Where the number went; absent where there was none before. */
  way?: 'up' | 'down' | 'same';
  words: string;
}

/** How an answer compares with that of the range of the same length right before; nothing where one has no number. */
export function compare(
  metric: MetricName,
  answer: MetricAnswer<MetricName>,
  earlier: MetricAnswer<MetricName>,
  days: DateRange,
): Comparison | undefined {
  const { unit, value: now } = comparedOf(metric, answer);
  const { value: before } = comparedOf(metric, earlier);
  if (now === null || before === null) return undefined;
  const length = daysOf(days);
  // The one of its stages that is held against.
  const stage =
    metricOf(metric).kind === 'medians' ? format(text.stage, { stage: INQUIRY_STATUS_LABELS.ADMITTED }) : '';
  const said = (words: string) => (stage ? format(text.point, { label: stage, value: words }) : words);
  if (before === now) return { way: 'same', words: said(format(text.compared_same, { days: length })) };
  if (before === 0) return { words: said(format(text.compared_new, { days: length })) };
  const change = unitText(unit, Math.round(Math.abs(now - before) * 100) / 100);
  const way = now > before ? 'up' : 'down';
  const pattern = way === 'up' ? text.compared_up : text.compared_down;
  return { way, words: said(format(pattern, { change, before: unitText(unit, before), days: length })) };
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
