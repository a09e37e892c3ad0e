import { useNavigate } from '@tanstack/react-router';
import { LinePlot } from '#client/components/chart/plots.tsx';
import { PointReader } from '#client/components/chart/point-reader.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { WidgetProps } from '../analytics.data.ts';
import classes from '../analytics.module.css';
import { MetricFigure } from '../metric-figure.tsx';
import { bucketLabel, bucketWords, countText, numberOf } from '../metric-words.ts';

/** A count over time. */
export function LineChart(props: WidgetProps) {
  const navigate = useNavigate();
  const title = metricTitle(props.metric);
  return (
    <MetricFigure
      {...props}
      widget="LineChart"
      size="lg"
      draw={(answer, hrefOf, { granularity }) => {
        const series = answer.series ?? [];
        const total = numberOf(props.metric, answer) ?? 0;
        const peak = series.reduce((most, each) => (each.count > most.count ? each : most), { date: '', count: 0 });
        const points = series.map(({ date, count }) => ({
          ...{ key: date, value: count, href: hrefOf({ at: date }) },
          ...{ label: bucketLabel(date, granularity), words: bucketWords(date, granularity) },
        }));
        return {
          empty: total === 0,
          summary: format(text.sum_series, {
            ...{ title, n: countText(total), max: countText(peak.count) },
            peak: peak.date ? bucketWords(peak.date, granularity) : '',
          }),
          table: {
            head: [text.period, text.count],
            rows: points.map(({ words, value }) => [words, String(value)]),
          },
          chart: (
            <>
              <div className={classes.plot}>
                <LinePlot points={points} onPoint={(at) => void navigate({ to: hrefOf({ at }) })} />
              </div>
              <PointReader title={title} points={points.map(({ words, ...point }) => ({ ...point, label: words }))} />
            </>
          ),
        };
      }}
    />
  );
}
