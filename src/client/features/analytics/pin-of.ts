import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { Widget } from '#shared/features/configuration/dashboard-widgets.ts';
import {
  type DateRange,
  DEFAULT_RANGE,
  type Granularity,
  writeSpan,
} from '#shared/features/date-range/date-range.rules.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { fill, format } from '#shared/platform/define-messages.ts';
import { rangeText } from './metric-words.ts';

const CUT = { week: text.range_by_week, month: text.range_by_month } as const;

/**
 * What a metric is pinned as over a range: the same by whatever way it was come to, and no two under one title. A line
 * keeps how finely it is cut where that is not its range's own; what says how things are now keeps no range.
 */
export function pinOf(
  metric: MetricName,
  registerName: string,
  days: DateRange,
  granularity: Granularity = days.granularity,
): Pick<Widget, 'title' | 'params'> {
  const title = metricTitle(metric);
  if (metricOf(metric).now)
    return { title: fill(text.pin_title, { title, range: text.as_of_today }), params: { metric } };
  const range = days.preset?.value ?? writeSpan(days);
  const cut = registerName === 'LineChart' && granularity !== days.granularity ? granularity : undefined;
  const named = cut ? format(CUT[cut], { range: rangeText(days) }) : rangeText(days);
  return {
    title: fill(text.pin_title, { title, range: named }),
    params: {
      metric,
      ...(range === DEFAULT_RANGE ? {} : { range }),
      ...(cut ? { granularity: cut } : {}),
    },
  };
}
