import { IconArrowUpRight } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { ChartFigure } from '#client/components/chart/chart-figure.tsx';
import type { ChartTable } from '#client/components/chart/chart-table.ts';
import { PinButton } from '#client/components/pin-button.tsx';
import { TitledOutside } from '#client/components/titled-outside.ts';
import { Link } from '#client/ui/display/link.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { Widget, WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import type { MetricAnswer } from '#shared/features/metrics/metric-answers.ts';
import { metricTitle } from '#shared/features/metrics/metric-title.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Looked, useMetric, type WidgetProps } from './analytics.data.ts';
import { drillHref, type PickedPart } from './analytics-address.ts';
import { useTabOf } from './analytics-tabs.ts';
import { Compared, useComparison } from './compared.tsx';
import { MetricDefinition } from './metric-definition.tsx';
import { MetricFailed } from './metric-failed.tsx';
import classes from './metric-figure.module.css';
import { pinOf } from './pin-of.ts';

/** Pixels that a figure is given before it is here. */
const ROOM = 280;

/** What a widget makes of an answer. */
export interface Drawing {
  summary: string;
  table: ChartTable;
  /** Nothing was counted. */
  empty: boolean;
  aside?: ReactNode;
  chart: ReactNode;
}

/** The way to the rows behind a part of what is drawn. */
export type HrefOf = (part?: PickedPart) => string;

interface MetricFigureProps<Name extends MetricName> extends WidgetProps {
  metric: Name;
  /** What it is pinned as. */
  widget: WidgetName;
  size: Widget['size'];
  draw: (answer: MetricAnswer<Name>, hrefOf: HrefOf, looked: Looked<Name>) => Drawing;
}

/** A metric in a figure of its own: live, with its pin, its rows, and every state its answer can be in. */
export function MetricFigure<Name extends MetricName>(props: MetricFigureProps<Name>) {
  const { metric, range, granularity, widget, size, draw } = props;
  const looked = useMetric({ metric, range, granularity });
  const compared = useComparison(metric, looked);
  const tab = useTabOf(metric);
  const title = metricTitle(metric);
  const titledOutside = useContext(TitledOutside);
  const { answer, days, error, stale } = looked;
  if (error) return <MetricFailed metric={metric} looked={looked} height={ROOM} />;
  if (!answer) return <Skeleton height={ROOM} />;
  const hrefOf: HrefOf = (part) => drillHref({ metric, range, granularity }, tab, part);
  const { summary, table, empty, aside, chart } = draw(answer, hrefOf, looked);
  return (
    <ChartFigure
      title={title}
      titleHidden={titledOutside}
      summary={empty ? format(text.sum_nothing, { title }) : summary}
      comparison={compared && <Compared said={compared} />}
      definition={<MetricDefinition metric={metric} days={days} />}
      aside={aside ?? (metricOf(metric).now ? text.as_of_today : undefined)}
      table={table}
      fileName={`${metric}-${days.start}-${days.end}`}
      stale={stale}
      tools={
        <>
          {!empty && (
            <Link href={hrefOf()} className={classes.open} aria-label={format(text.see_rows, { title })}>
              <IconArrowUpRight size={18} stroke={1.75} aria-hidden />
            </Link>
          )}
          <PinButton widget={widget} size={size} {...pinOf(metric, widget, days, granularity)} />
        </>
      }
    >
      {empty ? (
        <div className={classes.none}>
          <strong>{text.no_data}</strong>
          <span>{format(text.no_data_hint, { start: formatDay(days.start), end: formatDay(days.end) })}</span>
        </div>
      ) : (
        chart
      )}
    </ChartFigure>
  );
}
