import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import type { Looked } from './analytics.data.ts';

interface MetricFailedProps {
  metric: MetricName;
  looked: Pick<Looked<MetricName>, 'retry' | 'retrying'>;
  /** Pixels of the bone that it stands for: nothing below it moves, neither now nor when it is tried again. */
  height: number;
}

/** Says which number could not be fetched, in the room it was to have. */
export const MetricFailed = ({ metric, looked, height }: MetricFailedProps) => (
  <div style={{ minHeight: height }}>
    <ErrorBanner message={text.error_metrics} onRetry={looked.retry} retrying={looked.retrying}>
      {metricTitle(metric)}
    </ErrorBanner>
  </div>
);
