import { type ChartTable, tableFile } from '#client/components/chart/chart-table.ts';
import { TableView } from '#client/components/chart/table-view.tsx';
import { saveFile } from '#client/platform/rest.ts';
import { Button } from '#client/ui/button.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { DateRange } from '#shared/features/date-range/date-range.rules.ts';
import { precedingSpan } from '#shared/features/metrics/metric-math.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { usePreceding } from '../analytics.data.ts';
import { MetricDefinition } from '../metric-definition.tsx';
import { numberOf, rangeText, valueText } from '../metric-words.ts';
import classes from './metric-card.module.css';

interface MetricCardMeansProps {
  metric: MetricName;
  days: DateRange;
  now: number | null;
  /** Saves the card as a picture under a name without its ending. */
  onPicture: (fileName: string) => void;
}

/** What a number counts, the number of the range before beside it, and both as files. */
export function MetricCardMeans({ metric, days, now, onPicture }: MetricCardMeansProps) {
  const { answer: before } = usePreceding(metric, days);
  const title = metricTitle(metric);
  const table: ChartTable = {
    head: [text.period, title],
    rows: [
      [metricOf(metric).now ? text.as_of_today : rangeText(days), valueText(metric, now)],
      ...(before
        ? [[rangeText({ ...days, ...precedingSpan(days), preset: null }), valueText(metric, numberOf(metric, before))]]
        : []),
    ],
  };
  const fileName = `${metric}-${days.start}-${days.end}`;
  return (
    <div className={classes.means}>
      <MetricDefinition metric={metric} days={days} />
      <TableView title={title} table={table} />
      <div className={classes.files}>
        <Button size="sm" onClick={() => saveFile(tableFile(table), `${fileName}.csv`)}>
          {text.download_csv}
        </Button>
        <Button size="sm" onClick={() => onPicture(fileName)}>
          {text.download_png}
        </Button>
      </div>
    </div>
  );
}
