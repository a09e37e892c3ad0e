import { BarList } from '#client/components/chart/bar-list.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import { shareBars, shareSummary, sharesOf, shareTable } from '../shares.ts';

/** Categories that stand by themselves; the rest is 'Others'. */
const SHOWN = 6;
const BARS = { shown: SHOWN, least: 5, others: { least: 10 } };

interface CategoryCardProps extends WidgetProps {
  /** What it is pinned as, where it is not a plain category card. */
  widget?: WidgetName;
}

/** The six largest categories with their share of all, and the rest as 'Others'. */
export function CategoryCard({ widget = 'CategoryCard', ...props }: CategoryCardProps) {
  return (
    <MetricFigure
      {...props}
      widget={widget}
      size="md"
      draw={(answer, hrefOf) => {
        const shares = sharesOf(props.metric, answer);
        const counted = { shown: Math.min(SHOWN, shares.length), total: shares.length };
        return {
          empty: shares.length === 0,
          summary: shareSummary(props.metric, shares),
          table: shareTable(props.metric, answer),
          aside: format(text.shown_of, counted),
          chart: <BarList label={metricTitle(props.metric)} bars={shareBars(shares, hrefOf, BARS)} />,
        };
      }}
    />
  );
}
