import { BarList } from '#client/components/chart/bar-list.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import { shareBars, shareSummary, sharesOf, shareTable } from '../shares.ts';

const SHOWN = 3;
/** Percent that a bar has at least. */
const MIN_PERCENT = 2;

/** The three largest parts as bars, and of how many; of a way from step to step all of it. */
export function BarChart(props: WidgetProps) {
  return (
    <MetricFigure
      {...props}
      widget="BarChart"
      size="md"
      draw={(answer, hrefOf) => {
        const shares = sharesOf(props.metric, answer);
        const whole = metricOf(props.metric).kind === 'funnel';
        const shown = whole ? shares.length : Math.min(SHOWN, shares.length);
        return {
          empty: shares.length === 0,
          summary: shareSummary(props.metric, shares),
          table: shareTable(props.metric, answer),
          aside: whole ? undefined : format(text.shown_of, { shown, total: shares.length }),
          chart: (
            <BarList
              label={metricTitle(props.metric)}
              bars={shareBars(shares, hrefOf, { shown, least: MIN_PERCENT })}
            />
          ),
        };
      }}
    />
  );
}
