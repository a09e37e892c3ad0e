import type { AnalyticsTab, MetricName } from '#shared/features/metrics/metrics.rules.ts';
import type { AnalyticsSearch } from '../analytics-address.ts';

/** What a view behind a number is given: its own range, what is chosen in it, and how to choose. */
export interface ViewProps {
  tab: AnalyticsTab;
  metric: MetricName;
  range: string | undefined;
  granularity: 'week' | 'month';
  of: string | undefined;
  at: string | undefined;
  onPick: (part: Pick<AnalyticsSearch, 'of' | 'at'>) => void;
  /** Looks behind another metric instead. */
  onMetric: (metric: MetricName) => void;
}
