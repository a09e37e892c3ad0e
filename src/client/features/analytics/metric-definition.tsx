import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { DateRange } from '#shared/features/date-range/date-range.rules.ts';
import { metricMeaning } from '#shared/features/metrics/metric-title.ts';
import { type MetricName, type MetricRows, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { rangeText } from './metric-words.ts';

const ROWS: Record<MetricRows, string> = {
  inquiries: text.rows_of_inquiries,
  sources: text.rows_of_sources,
  contacts: text.rows_of_contacts,
  activities: text.rows_of_activities,
  calls: text.rows_of_calls,
};

/** What a metric counts, what stands behind it, and over which days. */
export function MetricDefinition({ metric, days }: { metric: MetricName; days: DateRange }) {
  const { rows, now } = metricOf(metric);
  return (
    <>
      <p>{metricMeaning(metric)}</p>
      <p>
        {ROWS[rows]} {now ? text.as_of_today : rangeText(days)}.
      </p>
    </>
  );
}
