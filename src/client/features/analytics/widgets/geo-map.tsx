import { useNavigate } from '@tanstack/react-router';
import { BarList } from '#client/components/chart/bar-list.tsx';
import { MAP_COLORS } from '#client/components/chart/chart-colors.ts';
import { rangesUpTo } from '#client/components/chart/map-ranges.ts';
import { StateMap } from '#client/components/chart/plots.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { StateCount } from '#shared/features/metrics/metric-answers.ts';
import { categoryLabel } from '#shared/features/metrics/metric-columns.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import type { WidgetProps } from '../analytics.data.ts';
import { MetricFigure } from '../metric-figure.tsx';
import swatchClasses from '../swatch.module.css';
import classes from './geo-map.module.css';

const METRIC = 'geographical_referral_details';

/** Whether a row is a state of its own, and not all that have none (C-42). */
const isState = ({ category }: StateCount): boolean => category !== 'others';

/** Where referrals come from: the states, the darker the more, and their list. */
export function GeoMap({ range, granularity }: Omit<WidgetProps, 'metric'>) {
  const navigate = useNavigate();
  const title = metricTitle(METRIC);
  return (
    <MetricFigure
      metric={METRIC}
      range={range}
      granularity={granularity}
      widget="GeoMap"
      size="lg"
      draw={({ data }, hrefOf) => {
        const total = data.reduce((sum, each) => sum + each.total_opportunity_count, 0);
        const [first] = data;
        const max = first?.total_opportunity_count ?? 0;
        return {
          empty: total === 0,
          summary: format(text.sum_states, {
            ...{ title, n: numberText(total), states: data.filter(isState).length, max: numberText(max) },
            top: first ? categoryLabel(first.category) : '',
          }),
          table: {
            head: [text.state, text.inquiries, text.with_admit],
            rows: data.map((each) => [
              categoryLabel(each.category),
              numberText(each.total_opportunity_count),
              numberText(each.opportunity_count_with_admit_date),
            ]),
          },
          chart: (
            <div className={classes.geo}>
              <div className={classes.mapPlot}>
                <StateMap values={valuesOf(data)} onState={(of) => void navigate({ to: hrefOf({ of }) })} />
                <MapLegend max={max} />
              </div>
              <BarList
                label={title}
                bars={data.map(({ category, total_opportunity_count: count }) => ({
                  ...{ key: category, label: categoryLabel(category), value: numberText(count) },
                  width: Math.max(2, (100 * count) / max),
                  href: hrefOf({ of: category }),
                }))}
              />
            </div>
          ),
        };
      }}
    />
  );
}

const valuesOf = (data: readonly StateCount[]) =>
  data.map(({ category, total_opportunity_count }) => ({ state: category, value: total_opportunity_count }));

/** Which color stands for how many. */
function MapLegend({ max }: { max: number }) {
  return (
    <ul className={classes.ranges}>
      {rangesUpTo(max, MAP_COLORS.length).map(({ from, to }, at) => (
        <li key={from}>
          <span className={swatchClasses.swatch} style={{ background: MAP_COLORS[at] }} aria-hidden />
          {from === to ? format(text.legend_one, { from }) : format(text.legend_from_to, { from, to })}
        </li>
      ))}
    </ul>
  );
}
