import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import {
  type DateRange,
  type DaySpan,
  type Granularity,
  rangeOf,
} from '#shared/features/date-range/date-range.rules.ts';
import type { MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { type Bucket, precedingSpan } from '#shared/features/metrics/metric-math.ts';
import { type MetricName, metricOf, ROWS_A_PAGE } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';

/** Milliseconds for which numbers are taken as they are (P2 §9). */
export const FRESH = 5_000;

/** What is looked at: a metric over a range as the address writes it. */
export interface WidgetProps {
  metric: MetricName;
  /** A preset's name, or `yyyy-MM-dd:yyyy-MM-dd`; the default range when absent. */
  range?: string | undefined;
  granularity?: Granularity | undefined;
}

const inputOf = ({ start, end }: DaySpan) => ({ start_date: start, end_date: end });

/** One metric over a range; the numbers before stay on screen until these are here. */
const metricOptions = (metric: MetricName, span: DaySpan, granularity: Bucket) =>
  queryOptions({
    ...trpc.metrics.get.queryOptions({ ...inputOf(span), metric: [metric], granularity }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });

/** A page of the rows behind a number, or behind a part of it. */
export interface Part {
  metric: MetricName;
  category?: string | undefined;
  /** Some days of the range. */
  days?: DaySpan | undefined;
}

export const rowsOptions = (span: DaySpan, { metric, category, days }: Part, page: number) =>
  queryOptions({
    ...trpc.metrics.rows.queryOptions({ ...inputOf(span), metric, category, from: days?.start, to: days?.end, page }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });

export const stateOptions = (span: DaySpan, state: string) =>
  queryOptions({ ...trpc.referralMap.sources.queryOptions({ ...inputOf(span), state }), staleTime: FRESH });

/** Pages that so many rows fill. */
export const pagesOf = (total: number): number => Math.ceil(total / ROWS_A_PAGE);

export const useToday = (): CalendarDay => dayInZone(new Date(), useTimeZone());

export interface Looked<Name extends MetricName> {
  answer: MetricAnswer<Name> | undefined;
  days: DateRange;
  granularity: Granularity;
  today: CalendarDay;
  /** The numbers shown are of the range before. */
  stale: boolean;
  error: boolean;
  retrying: boolean;
  retry: () => void;
  /** Milliseconds; when the numbers shown came. */
  asOf: number;
}

/** A metric as a widget shows it, in every state that an answer can be in. */
export function useMetric<Name extends MetricName>(
  props: WidgetProps & { metric: Name },
  bucket?: Bucket,
): Looked<Name> {
  const today = useToday();
  const days = rangeOf(props.range, today);
  const granularity = props.granularity ?? days.granularity;
  const query = useQuery(metricOptions(props.metric, days, bucket ?? granularity));
  return {
    answer: query.data?.[props.metric] as MetricAnswer<Name> | undefined,
    ...{ days, granularity, today },
    stale: query.isPlaceholderData,
    error: query.error !== null && query.data === undefined,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    asOf: query.dataUpdatedAt,
  };
}

/**
 * The same metric over the range of the same length right before; absent until it is known. Awaited, too, where the numbers
 * of another range are at hand: a person's own time zone may make the first day another one.
 */
export function usePreceding<Name extends MetricName>(metric: Name, days: DateRange) {
  const { data, isPlaceholderData, isLoading } = useQuery({
    ...metricOptions(metric, precedingSpan(days), days.granularity),
    enabled: !metricOf(metric).now,
  });
  const answer = isPlaceholderData ? undefined : (data?.[metric] as MetricAnswer<Name> | undefined);
  return { answer, awaited: isLoading || isPlaceholderData };
}

/** A number as its list shows it: cut by day or by month, and what it comes to. */
export function useCounts(metric: MetricName, range: string | undefined, bucket: Bucket) {
  const looked = useMetric({ metric, range }, bucket);
  const { answer } = looked;
  const series = answer?.series ?? [];
  // A thing that is counted once may come at several points.
  const total = metricOf(metric).once ? Number(answer?.data ?? 0) : series.reduce((sum, { count }) => sum + count, 0);
  return { ...looked, series, total };
}
