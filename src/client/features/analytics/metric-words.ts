import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { dateRangeMessages } from '#shared/features/date-range/date-range.messages.ts';
import type { DateRange, DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CategoryShare, Conversion, MetricAnswer, MetricPoint } from '#shared/features/metrics/metric-answers.ts';
import { daysText, dollarsText, minutesText } from '#shared/features/metrics/metric-columns.ts';
import { type Bucket, daysOf, isSoFar } from '#shared/features/metrics/metric-math.ts';
import { type Metric, type MetricName, type MetricOf, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { Looked } from './analytics.data.ts';

export const percentText = (value: number | null): string => (value === null ? '-' : `${value}%`);

type Unit = Metric['unit'];

function unitText(unit: Unit, value: number): string {
  if (unit === 'dollars') return dollarsText(value);
  if (unit === 'days') return daysText(value);
  if (unit === 'minutes') return minutesText(value);
  return unit === 'percent' ? percentText(value) : numberText(value);
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

/** Whether rows stand behind a number: a share or a mean of 0 is one of something, a count of 0 is of nothing. */
export function hasRows(metric: MetricName, answer: MetricAnswer<MetricName>): boolean {
  const { data } = answer;
  if (data !== null && typeof data === 'object' && 'inquiries' in data) return data.inquiries > 0;
  const value = numberOf(metric, answer);
  return ['mean', 'median', 'part'].includes(metricOf(metric).kind) ? value !== null : Boolean(value);
}

/** 'Last 90 days', or 'Jan 4, 2026 to Feb 9, 2026'. */
export const rangeText = ({ start, end, preset }: DateRange): string =>
  preset?.title ?? format(dateRangeMessages.span, { start: formatDay(start), end: formatDay(end) });

interface Held {
  /** Which of an answer's numbers it is, where there are several. */
  label?: string;
  unit: Unit;
  value: number | null;
}

/** What of an answer is held against the range before: its one number, or what its parts come to. */
function heldOf(metric: MetricName, answer: MetricAnswer<MetricName>): Held {
  const { kind, unit } = metricOf(metric);
  const last = Array.isArray(answer.data) ? answer.data.at(-1) : undefined;
  switch (kind) {
    case 'conversion':
    case 'period':
      return {
        label: text.conversion_column,
        unit: 'percent',
        value: (last as Conversion | undefined)?.conversion_rate ?? null,
      };
    case 'funnel':
      return {
        label: INQUIRY_STATUS_LABELS.ADMITTED,
        unit: 'percent',
        value: (last as CategoryShare | undefined)?.percent ?? null,
      };
    case 'medians':
      return {
        label: format(text.stage, { stage: INQUIRY_STATUS_LABELS.ADMITTED }),
        unit,
        value: (answer as MetricAnswer<MetricOf<'medians'>>).data.ADMITTED.median_days,
      };
    default:
      return { unit, value: numberOf(metric, answer) };
  }
}

/** By how much a value changed: of percentages the points between them, which are no percentage of either. */
function changeText(unit: Unit, change: number): string {
  if (unit !== 'percent') return unitText(unit, change);
  return change === 1 ? text.one_point : format(text.n_points, { n: change });
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
  const { label, unit, value: now } = heldOf(metric, answer);
  const { value: before } = heldOf(metric, earlier);
  if (now === null || before === null) return undefined;
  const length = daysOf(days);
  const said = (words: string) => (label ? format(text.point, { label, value: words }) : words);
  if (before === now) return { way: 'same', words: said(format(text.compared_same, { days: length })) };
  if (before === 0) return { words: said(format(text.compared_new, { days: length })) };
  const change = changeText(unit, Math.round(Math.abs(now - before) * 100) / 100);
  const way = now > before ? 'up' : 'down';
  const pattern = way === 'up' ? text.compared_up : text.compared_down;
  return { way, words: said(format(pattern, { change, before: unitText(unit, before), days: length })) };
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const instantOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** A range of more days than these has some day of the year twice. */
const YEAR = 365;

/** A bucket as an axis names it: 'May 2026', or 'May 4', with its year where the range has two of them. */
function bucketLabel(first: CalendarDay, bucket: Bucket, range: DaySpan): string {
  if (bucket === 'month') return MONTH.format(instantOf(first));
  return daysOf(range) > YEAR ? formatDay(first) : DAY.format(instantOf(first));
}

/** The points of a series as a chart, its table and its file name them; the bucket that is not over says so. */
export const readPoints = (
  series: readonly MetricPoint[],
  bucket: Bucket,
  { days, today }: Pick<Looked<MetricName>, 'days' | 'today'>,
) =>
  series.map(({ date, count }) => {
    const soFar = isSoFar(date, bucket, days, today);
    const label = bucketLabel(date, bucket, days);
    const period = bucket === 'week' ? format(text.week_of, { day: label }) : label;
    return {
      ...{ key: date, value: count, soFar, label },
      words: soFar ? format(text.so_far, { period }) : period,
    };
  });
