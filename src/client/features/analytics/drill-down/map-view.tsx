import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BarList } from '#client/components/chart/bar-list.tsx';
import { StateMap } from '#client/components/chart/plots.tsx';
import { ExportButton } from '#client/components/export-button.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { categoryLabel, stateFileName } from '#shared/features/metrics/metric-columns.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { stateOptions, useMetric } from '../analytics.data.ts';
import { stateColumns } from './drill-down.columns.tsx';
import classes from './drill-down.module.css';
import type { ViewProps } from './view-props.ts';
import { Prompt, viewState } from './view-states.tsx';

/** The map and its states on the left; on the right the sources of the state that is chosen. */
export function MapView({ range, granularity, of, onPick, hrefOf }: ViewProps) {
  const metric = 'geographical_referral_details';
  const looked = useMetric({ metric, range, granularity });
  const waiting = viewState(looked);
  if (waiting || !looked.answer) return waiting;
  const { data } = looked.answer;
  if (data.length === 0) return <EmptyState title={text.no_data_available} />;
  const max = data[0]!.total_opportunity_count;
  const chosen = data.find(({ category }) => category === of);
  return (
    <div className={classes.sides}>
      <div className={classes.left}>
        <div className={classes.map}>
          <StateMap
            values={data.map((each) => ({ state: each.category, value: each.total_opportunity_count }))}
            onState={(state) => onPick({ of: state })}
          />
        </div>
        <BarList
          label={metricTitle(metric)}
          bars={data.map(({ category, total_opportunity_count: count }) => ({
            ...{ key: category, label: categoryLabel(category), value: numberText(count), current: category === of },
            width: Math.max(2, (100 * count) / max),
            href: hrefOf({ of: category }),
          }))}
        />
      </div>
      {chosen ? (
        <StateSources
          key={chosen.category}
          span={looked.days}
          state={chosen.category}
          inquiries={chosen.total_opportunity_count}
        />
      ) : (
        <Prompt>{text.pick_state}</Prompt>
      )}
    </div>
  );
}

interface StateSourcesProps {
  span: DaySpan;
  state: string;
  /** The number of the map. */
  inquiries: number;
}

/** The sources of a state, and how many each sent. */
function StateSources({ span, state, inquiries }: StateSourcesProps) {
  const { data, error, refetch, isFetching } = useQuery(stateOptions(span, state));
  const columns = useMemo(stateColumns, []);
  const heading = format(inquiries === 1 ? text.total_inquiry : text.total_inquiries, { n: inquiries });
  const query = new URLSearchParams({ start_date: span.start, end_date: span.end, state });
  return (
    <section className={classes.right} aria-label={heading}>
      <div className={classes.head}>
        <h3>
          {heading} <span className={classes.part}>{categoryLabel(state)}</span>
        </h3>
        <ExportButton
          permission="outreach:read"
          address={`/api/geo_referral_export?${query}`}
          fileName={() => stateFileName(state, span)}
        />
      </div>
      <DataTable
        caption={heading}
        columns={columns}
        rows={data?.data}
        rowId={({ referral_id }) => referral_id}
        density="standard"
        skeletonRows={4}
        empty={<EmptyState title={text.no_data_available} />}
        error={
          error && !data ? (
            <ErrorBanner message={text.error_data} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
      />
    </section>
  );
}
