import { Button } from '#client/ui/button.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { Conversion } from '#shared/features/metrics/metric-answers.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { METRIC_NAMES, type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { useMetric } from '../analytics.data.ts';
import { percentText } from '../metric-words.ts';
import { isTotal, rowKey, rowOf } from './conversion-rows.ts';
import classes from './drill-down.module.css';
import { RowsTable } from './rows-table.tsx';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

const isConversion = (metric: MetricName) => ['conversion', 'period', 'rate'].includes(metricOf(metric).kind);

/** The conversions of a screen on the left; on the right the table of one, or the inquiries of one of its segments. */
export function ConversionView({ tab, metric, range, granularity, of, onPick, onMetric }: ViewProps) {
  const looked = useMetric({ metric, range, granularity });
  const waiting = viewState(looked);
  if (waiting || !looked.answer) return waiting;
  const rows = [(looked.answer.data ?? []) as Conversion | Conversion[]].flat();
  const all = rows.at(-1);
  const isEmpty = !all || all.inquiries + all.admissions === 0;
  const chosen = rowOf(of, rows);
  const charts = METRIC_NAMES.filter((each) => isConversion(each) && metricOf(each).tabs.includes(tab));
  const pick = (key: string) => onPick(key === of ? {} : { of: key });
  return (
    <div className={classes.sides}>
      <ul className={classes.stages}>
        {charts.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={classes.stage}
              aria-pressed={each === metric}
              onClick={() => onMetric(each)}
            >
              {metricTitle(each)}
            </button>
          </li>
        ))}
      </ul>
      {isEmpty && <Prompt>{text.no_data_available}</Prompt>}
      {!isEmpty && (
        <div className={classes.right}>
          <ConversionTable title={metricTitle(metric)} rows={rows} chosen={chosen} onPick={pick} />
          {chosen ? (
            <>
              <div>
                <Button onClick={() => onPick({})}>{text.back}</Button>
              </div>
              <RowsTable
                key={of}
                {...{ span: looked.days, metric, part: chosen.source, counted: chosen.inquiries }}
                category={isTotal(chosen, rows) ? undefined : chosen.source}
              />
            </>
          ) : (
            <Prompt>{text.pick_conversion}</Prompt>
          )}
        </div>
      )}
    </div>
  );
}

interface ConversionTableProps {
  title: string;
  rows: readonly Conversion[];
  chosen: Conversion | undefined;
  onPick: (key: string) => void;
}

/** Each source with its inquiries, how many of them were admitted, and the share; the last row is all of them. */
function ConversionTable({ title, rows, chosen, onPick }: ConversionTableProps) {
  const shown = chosen ? [chosen] : rows;
  const line = (row: Conversion) => (
    <tr key={rowKey(row, rows)}>
      <th scope="row">
        <Button kind="quiet" aria-pressed={row === chosen} onClick={() => onPick(rowKey(row, rows))}>
          {row.source}
        </Button>
      </th>
      <td>{numberText(row.inquiries)}</td>
      <td>{numberText(row.admissions)}</td>
      <td>{percentText(row.conversion_rate)}</td>
    </tr>
  );
  return (
    <div className={classes.table}>
      <table>
        <caption className="lf-sr-only">{title}</caption>
        <thead>
          <tr>
            {[text.source, text.inquiries, text.admissions_column, text.conversion_column].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{shown.filter((row) => !isTotal(row, rows)).map(line)}</tbody>
        <tfoot>{shown.filter((row) => isTotal(row, rows)).map(line)}</tfoot>
      </table>
    </div>
  );
}
