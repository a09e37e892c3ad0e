import { LinePlot } from '#client/components/chart/plots.tsx';
import { PointReader } from '#client/components/chart/point-reader.tsx';
import { Button } from '#client/ui/button.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { type DaySpan, rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import { type Bucket, bucketSpan, daysOf } from '#shared/features/metrics/metric-math.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { mondayOf } from '#shared/platform/dates.ts';
import { useCounts, useToday } from '../analytics.data.ts';
import { readPoints } from '../metric-words.ts';
import { drawnAs } from '../sections.ts';
import classes from './drill-down.module.css';
import { RowsTable } from './rows-table.tsx';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

/** Days that are charted one by one at most; of more a week is a point, as on the screen. */
const MAX_DAYS_BY_DAY = 366;

/** How many there are each day, or each month, and their list; a point narrows it to its days. */
export function ListView({ metric, range, granularity, at, to, onPick, hrefOf }: ViewProps) {
  const today = useToday();
  const byDay: Bucket = daysOf(rangeOf(range, today)) > MAX_DAYS_BY_DAY ? 'week' : 'day';
  const bucket: Bucket = granularity === 'month' ? 'month' : byDay;
  const looked = useCounts(metric, range, bucket);
  // What is counted once a week is not what its days add up to; the screen has asked for its weeks already.
  const weekly = useCounts(metric, range, at && to && bucket === 'day' ? 'week' : bucket);
  const waiting = viewState(looked);
  if (waiting) return waiting;
  const { days, series, total } = looked;
  const title = metricTitle(metric);
  const counts = metricOf(metric).kind === 'count';
  const points = readPoints(series, bucket, looked).map((point) => ({
    ...point,
    href: hrefOf({ at: point.key }),
  }));
  const week = at && to && bucket === 'day' ? weekOf({ start: at, end: to }, weekly) : undefined;
  const point = at && !week ? pointAt(at, points) : undefined;
  const picked = week?.days ?? (point && { start: point.key, end: bucketSpan(point.key, bucket, days).end });
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
          key={`${at ?? ''} ${to ?? ''}`}
          {...{ span: days, metric, days: picked }}
          part={(week ?? point)?.words}
          counted={counts ? (picked ? (week ?? point)?.value : total) : undefined}
        />
      )}
    </div>
  );
}

/** The point of the chart that a day falls in: the last that begins on it or before. */
const pointAt = <Point extends { key: string }>(day: string, points: readonly Point[]): Point | undefined =>
  points.findLast(({ key }) => key <= day);

/** A week as the chart of a screen counts it: how many it comes to, and how it is read. */
function weekOf(days: DaySpan, weekly: ReturnType<typeof useCounts>) {
  const date = mondayOf(days.start);
  const count = weekly.stale ? undefined : weekly.series.find((each) => each.date === date)?.count;
  const [read] = readPoints([{ date, count: count ?? 0 }], 'week', weekly);
  return { ...read!, days, value: count };
}
