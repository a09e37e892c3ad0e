import type { Granularity } from '#shared/features/date-range/date-range.rules.ts';
import { type AnalyticsTab, isMetricName, type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

/** What the address of a screen of Analytics says: its range, and the drill-down that is open over it. */
export interface AnalyticsSearch {
  range?: string;
  granularity?: Granularity;
  /** The metric whose rows are looked at. */
  drill?: MetricName;
  /** Its own range and granularity, where they are others than the screen's. */
  days?: string;
  cut?: Granularity;
  /** The category, stage, source or state chosen. */
  of?: string;
  /** The point chosen: the first day of its bucket. */
  at?: CalendarDay;
  /** The last day of it, where it is wider than a point of the list's own chart: a week of days. */
  to?: CalendarDay;
}

/** What is chosen of a number. */
export type PickedPart = Pick<AnalyticsSearch, 'of' | 'at' | 'to'>;

const granularityOf = (value: unknown): Granularity | undefined =>
  value === 'week' || value === 'month' ? value : undefined;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const dayOf = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;

/** An address without its empty places. */
const filled = (search: Record<keyof AnalyticsSearch, string | undefined>): AnalyticsSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as AnalyticsSearch;

/** Reads an address; what is none of its words is as good as absent. */
export const readAddress = (raw: Record<string, unknown>): AnalyticsSearch =>
  filled({
    range: textOf(raw.range),
    granularity: granularityOf(raw.granularity),
    drill: isMetricName(raw.drill) ? raw.drill : undefined,
    days: textOf(raw.days),
    cut: granularityOf(raw.cut),
    // A category may look like a number to the router.
    of: raw.of === undefined ? undefined : String(raw.of),
    at: dayOf(raw.at),
    to: dayOf(raw.to),
  });

/** The address of a screen, and of what is looked at over it. */
export function screenHref(tab: AnalyticsTab, search: AnalyticsSearch): string {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined) written.set(key, value);
  const query = written.toString();
  return query === '' ? `/analytics/${tab}` : `/analytics/${tab}?${query}`;
}

interface Drilled {
  metric: MetricName;
  range?: string | undefined;
  granularity?: Granularity | undefined;
}

/** The address of what stands behind a number, from wherever it is shown. */
export const drillHref = (
  { metric, range, granularity }: Drilled,
  tab: AnalyticsTab | undefined,
  part: PickedPart = {},
): string => screenHref(tab ?? metricOf(metric).tabs[0]!, { range, granularity, drill: metric, ...part });
