import { BarList } from '#client/components/chart/bar-list.tsx';
import { partFill, placeText } from '#client/components/chart/chart-colors.ts';
import { PiePlot } from '#client/components/chart/plots.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { categoryLabel } from '#shared/features/metrics/metric-columns.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { useMetric } from '../analytics.data.ts';
import { percentText } from '../metric-words.ts';
import { drawnAs } from '../sections.ts';
import { countOf, sharesOf } from '../shares.ts';
import classes from './drill-down.module.css';
import { RowsTable } from './rows-table.tsx';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

/** The parts on the left, all of them; on the right the rows of the one that is chosen. */
export function ShareView({ metric, range, granularity, of, onPick, hrefOf }: ViewProps) {
  const looked = useMetric({ metric, range, granularity });
  const waiting = viewState(looked);
  if (waiting || !looked.answer) return waiting;
  const shares = sharesOf(metric, looked.answer);
  if (shares.length === 0) return <EmptyState title={text.no_data_available} />;
  const asPie = drawnAs(metric) === 'PieChart';
  const chosen = shares.find(({ category }) => category === of);
  return (
    <div className={classes.sides}>
      <div className={classes.left}>
        {asPie && (
          <div className={classes.ring}>
            <PiePlot
              parts={shares.map(({ category: key, label, weight: value, text: shown }) => ({
                ...{ key, label, value, text: shown },
              }))}
              onPart={(category) => onPick({ of: category })}
            />
          </div>
        )}
        <BarList
          label={metricTitle(metric)}
          bars={shares.map(({ category, label, percent, text: value }, at) => ({
            ...{ key: category, label, value, percent: percentText(percent), width: Math.max(2, percent) },
            ...(asPie ? { color: partFill(at), place: placeText(at) } : {}),
            current: category === of,
            href: hrefOf({ of: category }),
          }))}
        />
      </div>
      {chosen ? (
        <RowsTable
          key={chosen.category}
          {...{ span: looked.days, metric, category: chosen.category }}
          part={categoryLabel(chosen.category)}
          counted={countOf(looked.answer, chosen.category)}
        />
      ) : metricOf(metric).calls ? (
        // Who is to be called is a list of its own: nobody picks a reason first.
        <RowsTable {...{ span: looked.days, metric }} counted={shares.reduce((sum, { weight }) => sum + weight, 0)} />
      ) : (
        <Prompt>{asPie ? text.pick_slice : text.pick_category}</Prompt>
      )}
    </div>
  );
}
