import { Link } from '#client/ui/display/link.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { daysText } from '#shared/features/metrics/metric-columns.ts';
import { metricMeaning } from '#shared/features/metrics/metric-title.ts';
import { STAGES } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import classes from './median-processing-time.module.css';

const METRIC = 'median_days_processing_time';

/** How many days it takes from the inquiry to each stage, in the middle of all that reached it. */
export function MedianProcessingTime({ range, granularity }: Omit<WidgetProps, 'metric'>) {
  return (
    <MetricFigure
      metric={METRIC}
      range={range}
      granularity={granularity}
      widget="MedianProcessingTime"
      size="md"
      draw={({ data }, hrefOf) => {
        const stages = STAGES.map((stage) => {
          const { median_days, count } = data[stage];
          const label = format(text.stage, { stage: INQUIRY_STATUS_LABELS[stage] });
          return { stage, label, count, shown: median_days === null ? '-' : daysText(median_days) };
        });
        return {
          empty: stages.every(({ count }) => count === 0),
          summary: metricMeaning(METRIC),
          table: {
            head: [text.status, text.median_days, text.inquiries],
            rows: stages.map(({ label, shown, count }) => [label, shown, numberText(count)]),
          },
          chart: (
            <ul className={classes.stages}>
              {stages.map(({ stage, label, shown, count }) => (
                <li key={stage} className={stage === 'DROPPED' ? classes.dropped : classes.stage}>
                  {count > 0 ? <Link href={hrefOf({ of: stage })}>{label}</Link> : <span>{label}</span>}
                  <strong>{shown}</strong>
                </li>
              ))}
            </ul>
          ),
        };
      }}
    />
  );
}
