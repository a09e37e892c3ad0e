import { BarList } from '#client/components/chart/bar-list.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { Conversion } from '#shared/features/metrics/metric-answers.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { MATURE_DAYS, type MetricOf, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { addDays } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import { shareBars, sharesOf, shareTable } from '../shares.ts';
import { MetricCard } from './metric-card.tsx';

const SHOWN = 3;
const BARS = { shown: SHOWN, least: 2 };

/** Which share of the inquiries was admitted: of all as a tile, by source as bars. */
export function ConversionRate(props: WidgetProps) {
  if (metricOf(props.metric).kind === 'rate') return <MetricCard {...props} />;
  return <ConversionBars {...props} metric={props.metric as MetricOf<'conversion' | 'period'>} />;
}

function ConversionBars(props: WidgetProps & { metric: MetricOf<'conversion' | 'period'> }) {
  return (
    <MetricFigure
      {...props}
      widget="ConversionRate"
      size="md"
      draw={(answer, hrefOf, { days, today }) => {
        const { inquiries = 0, admissions = 0 } = (answer.data?.at(-1) ?? {}) as Partial<Conversion>;
        const isPeriod = metricOf(props.metric).kind === 'period';
        const shares = sharesOf(props.metric, answer);
        const maturing = !isPeriod && days.start > addDays(today, -MATURE_DAYS);
        const shown = format(text.shown_of, { shown: Math.min(SHOWN, shares.length), total: shares.length });
        const bars = shareBars(shares, hrefOf, BARS).map(({ percent: _same, ...bar }, at) => ({
          ...bar,
          // A source without an admit still has inquiries to look at.
          href: hrefOf({ of: shares[at]!.category }),
        }));
        return {
          empty: inquiries + admissions === 0,
          summary: [
            format(isPeriod ? text.sum_period : text.sum_rate, {
              admissions: numberText(admissions),
              inquiries: numberText(inquiries),
            }),
            ...(maturing ? [text.maturing_hint] : []),
          ].join(' '),
          table: { ...shareTable(props.metric, answer) },
          aside: maturing ? `${shown} · ${text.maturing}` : shown,
          chart: <BarList label={metricTitle(props.metric)} bars={bars} />,
        };
      }}
    />
  );
}
