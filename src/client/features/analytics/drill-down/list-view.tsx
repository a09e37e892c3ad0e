import { LinePlot } from '#client/components/chart/plots.tsx';
import { PointReader } from '#client/components/chart/point-reader.tsx';
import { Button } from '#client/ui/button.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { type Bucket, bucketSpan } from '#shared/features/metrics/metric-math.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { useCounts } from '../analytics.data.ts';
import { drillHref } from '../analytics-address.ts';
import { readPoints } from '../metric-words.ts';
import { drawnAs } from '../sections.ts';
import classes from './drill-down.module.css';
import { RowsTable } from './rows-table.tsx';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

/** How many there are each day, or each month, and their list; a point narrows it to its days. */
export function ListView({ tab, metric, range, granularity, at, onPick }: ViewProps) {
  const bucket: Bucket = granularity === 'month' ? 'month' : 'day';
  const looked = useCounts(metric, range, bucket);
  const waiting = viewState(looked);
  if (waiting) return waiting;
  const { days, series, total } = looked;
  const title = metricTitle(metric);
  const counts = metricOf(metric).kind === 'count';
  const first = at ? bucketOfPoint(at, series) : undefined;
  const picked = first === undefined ? undefined : { start: first, end: bucketSpan(first, bucket, days).end };
  const points = readPoints(series, bucket, looked).map((point) => ({
    ...point,
    href: drillHref({ metric, range, granularity }, tab, { at: point.key }),
  }));
  const asksForPoint = drawnAs(metric) === 'LineChart' && !picked;
  return (
    <div className={classes.stacked}>
      {counts && (
        <div>
          <div className={classes.plot}>
            <LinePlot points={points} onPoint={(date) => onPick({ at: date })} />
          </div>
          <PointReader title={title} points={points.map(({ words, ...point }) => ({ ...point, label: words }))} />
        </div>
      )}
      {asksForPoint && <Prompt>{text.pick_point}</Prompt>}
      {picked && <Button onClick={() => onPick({})}>{text.whole_range}</Button>}
      {!asksForPoint && (
        <RowsTable
          key={at ?? ''}
          {...{ span: days, metric, days: picked }}
          part={points.find(({ key }) => key === first)?.words}
          counted={counts ? (first ? (series.find(({ date }) => date === first)?.count ?? 0) : total) : undefined}
        />
      )}
    </div>
  );
}

/** The bucket of the chart that a day falls in: the last that begins on it or before. */
const bucketOfPoint = (day: string, series: readonly { date: string }[]): string | undefined =>
  series.findLast(({ date }) => date <= day)?.date;
