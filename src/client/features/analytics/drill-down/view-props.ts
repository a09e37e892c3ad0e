import type { AnalyticsTab, MetricName } from '#shared/features/metrics/metrics.rules.ts';
import type { PickedPart } from '../analytics-address.ts';

/** What a view behind a number is given: its own range, what is chosen in it, and how to choose. */
export interface ViewProps {
  tab: AnalyticsTab;
  metric: MetricName;
  range: string | undefined;
  granularity: 'week' | 'month';
  of: string | undefined;
  at: string | undefined;
  to: string | undefined;
  onPick: (part: PickedPart) => void;
  /** The address of a part that is picked: the ranges of the screen and of what is behind it stay. */
  hrefOf: (part: PickedPart) => string;
  /** Looks behind another metric instead. */
  onMetric: (metric: MetricName) => void;
}
