import { useNavigate } from '@tanstack/react-router';
import { partFill, placeText } from '#client/components/chart/chart-colors.ts';
import { PiePlot } from '#client/components/chart/plots.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { type HrefOf, MetricFigure } from '../metric-figure.tsx';
import { type Share, shareSummary, sharesOf, shareTable } from '../shares.ts';
import swatchClasses from '../swatch.module.css';
import classes from './pie-chart.module.css';

/** Parts of a whole, whose percentages add up to exactly 100. */
export function PieChart(props: WidgetProps) {
  const navigate = useNavigate();
  return (
    <MetricFigure
      {...props}
      widget="PieChart"
      size="md"
      draw={(answer, hrefOf) => {
        const shares = sharesOf(props.metric, answer);
        return {
          empty: shares.every(({ weight }) => weight === 0),
          summary: shareSummary(props.metric, shares),
          table: shareTable(props.metric, answer),
          chart: (
            <div className={classes.pieRoom}>
              <div className={classes.pie}>
                <div className={classes.ring}>
                  <PiePlot parts={partsOf(shares)} onPart={(of) => void navigate({ to: hrefOf({ of }) })} />
                </div>
                <PieLegend label={metricTitle(props.metric)} shares={shares} hrefOf={hrefOf} />
              </div>
            </div>
          ),
        };
      }}
    />
  );
}

const partsOf = (shares: readonly Share[]) =>
  shares.map(({ category, label, weight, text: value }) => ({ key: category, label, value: weight, text: value }));

interface PieLegendProps {
  label: string;
  shares: readonly Share[];
  hrefOf: HrefOf;
}

/** Every part by name, number and percentage, and the way to what is behind it: the ring for the keyboard. */
function PieLegend({ label, shares, hrefOf }: PieLegendProps) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {shares.map(({ category, label: name, percent, text: value }, at) => (
        <li key={category}>
          <Link href={hrefOf({ of: category })} aria-label={format(text.bar_of, { category: name, value, percent })}>
            <span className={swatchClasses.swatch} style={{ background: partFill(at) }} aria-hidden />
            <span className={classes.place} aria-hidden>
              {placeText(at)}
            </span>
            <span className={classes.name}>{name}</span>
            <span className={classes.number}>{value}</span>
            <span className={classes.share}>{percent}%</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
