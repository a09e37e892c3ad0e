import { useNavigate } from '@tanstack/react-router';
import { LinePlot } from '#client/components/chart/plots.tsx';
import { PointReader } from '#client/components/chart/point-reader.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { bucketSpan } from '#shared/features/metrics/metric-math.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import { numberOf, readPoints } from '../metric-words.ts';
import classes from './line-chart.module.css';

/** A count over time. */
export function LineChart(props: WidgetProps) {
  const navigate = useNavigate();
  const title = metricTitle(props.metric);
  return (
    <MetricFigure
      {...props}
      widget="LineChart"
      size="lg"
      draw={(answer, hrefOf, looked) => {
        const total = numberOf(props.metric, answer) ?? 0;
        const read = readPoints(answer.series ?? [], looked.granularity, looked);
        const peak = read.reduce((most, each) => (each.value > most.value ? each : most), { words: '', value: 0 });
        // The list behind it is cut by day where this is cut by week: a week is all of its days.
        const hrefAt = (at: CalendarDay) => {
          const { start, end } = bucketSpan(at, looked.granularity, looked.days);
          return hrefOf(looked.granularity === 'week' ? { at: start, to: end } : { at });
        };
        const points = read.map((point) => ({ ...point, href: hrefAt(point.key) }));
        return {
          empty: total === 0,
          summary: format(text.sum_series, {
            ...{ title, n: numberText(total), max: numberText(peak.value), peak: peak.words },
          }),
          table: {
            head: [text.period, text.count],
            rows: points.map(({ words, value }) => [words, numberText(value)]),
          },
          chart: (
            <>
              <div className={classes.plot}>
                <LinePlot points={points} onPoint={(at) => void navigate({ to: hrefAt(at) })} />
              </div>
              <PointReader title={title} points={points.map(({ words, ...point }) => ({ ...point, label: words }))} />
            </>
          ),
        };
      }}
    />
  );
}
