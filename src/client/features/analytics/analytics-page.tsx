import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateRangeControl } from '#client/components/date-range/date-range-control.tsx';
import { LedAway } from '#client/components/led-away.tsx';
import { useRefused, useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import type { AnalyticsTab, MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { movedOnMessages } from '#shared/features/moved-on/moved-on.messages.ts';
import { formatInstantTime } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { useMetric, useToday } from './analytics.data.ts';
import { type AnalyticsSearch, screenHref } from './analytics-address.ts';
import classes from './analytics-page.module.css';
import { TAB_TITLES, useAnalyticsTabs } from './analytics-tabs.ts';
import { GRANULARITIES } from './granularities.ts';
import { type Placed, SECTIONS, type Section } from './sections.ts';
import { MetricWidget } from './widgets/widget.tsx';

/** Its tables are fetched when a number is first looked behind. */
const DrillDown = drawnLater(async () => (await import('./drill-down/drill-down.tsx')).DrillDown);

interface AnalyticsPageProps {
  tab: AnalyticsTab;
  search: AnalyticsSearch;
  onSearch: (next: AnalyticsSearch) => void;
  onRange: (written: string) => void;
  /** What stands in a section besides its metrics. */
  more?: Partial<Record<Section['key'], ReactNode>>;
}

const ROOM = { wide: classes.wide, half: classes.half, third: classes.third, small: classes.small };

/** One screen of Analytics: its numbers over a range, and what stands behind the one that is looked at. */
export function AnalyticsPage({ tab, search, onSearch, onRange, more = {} }: AnalyticsPageProps) {
  const tabs = useAnalyticsTabs();
  const refused = useRefused();
  const today = useToday();
  const { granularity } = rangeOf(search.range, today);
  if (refused(`analytics:${tab}`)) return <LedAway to={`/analytics/${tabs[0] ?? 'outreach'}`} />;
  const looked = { range: search.range, granularity: search.granularity };
  return (
    <>
      <PageHeader
        title={text.analytics}
        tab={`${TAB_TITLES[tab]} · ${text.analytics}`}
        actions={
          <div className={classes.controls}>
            <DateRangeControl value={search.range} today={today} labelHidden onChange={onRange} />
            <SelectField
              label={text.granularity}
              labelHidden
              options={GRANULARITIES}
              value={search.granularity ?? granularity}
              onChange={(chosen) => chosen && onSearch({ ...search, granularity: chosen })}
            />
          </div>
        }
      />
      <TabsNav
        label={text.analytics}
        tabs={tabs.map((each) => ({
          href: screenHref(each, looked),
          label: TAB_TITLES[each],
          active: each === tab,
        }))}
      />
      <AsOf tab={tab} {...looked} />
      {SECTIONS[tab].map((section) => {
        const drawn = <SectionOf key={section.key} section={section} more={more[section.key]} looked={looked} />;
        if (!section.onlyWith) return drawn;
        return (
          <OnlyWith key={section.key} metric={section.onlyWith} {...looked}>
            {drawn}
          </OnlyWith>
        );
      })}
      {search.drill && (
        <DrillDown key={search.drill} tab={tab} metric={search.drill} search={search} onSearch={onSearch} />
      )}
    </>
  );
}

type Range = Pick<AnalyticsSearch, 'range' | 'granularity'>;

interface SectionOfProps {
  section: Section;
  looked: Range;
  more: ReactNode;
}

function SectionOf({ section: { key, title, widgets }, looked, more }: SectionOfProps) {
  const columns = columnsOf(widgets);
  return (
    <section className={classes.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={classes.grid}>
        {columns.map((column) => (
          <div key={nameOf(column[0])} className={`${classes.column} ${ROOM[roomOf(key, columns, column)]}`}>
            {column.map((placed) => (
              <div key={nameOf(placed)}>
                <MetricWidget metric={placed.metric} as={placed.as} {...looked} />
              </div>
            ))}
          </div>
        ))}
        {more && <div className={classes.wide}>{more}</div>}
      </div>
    </section>
  );
}

/** What stands there once the metric has something to say of the range. */
function OnlyWith({ metric, children, ...looked }: Range & { metric: MetricName; children: ReactNode }) {
  const { answer } = useMetric({ metric, ...looked });
  return answer && answer.data !== null ? children : null;
}

/** Widgets that stand below one another. */
type Column = readonly [Placed, ...Placed[]];

const nameOf = ({ metric, as }: Placed) => `${metric} ${as}`;

/** The widgets of a section by the column that each stands in. */
const columnsOf = (widgets: readonly Placed[]): Column[] =>
  widgets
    .filter(({ below }) => !below)
    .map((first) => {
      const others = widgets.slice(widgets.indexOf(first) + 1);
      const next = others.findIndex(({ below }) => !below);
      return [first, ...others.slice(0, next < 0 ? others.length : next)];
    });

/** How much of a row a column takes, so that no row is left with a gap: numbers a quarter, figures a third or a half. */
function roomOf(key: Section['key'], columns: readonly Column[], [{ wide }]: Column): keyof typeof ROOM {
  const beside = columns.filter(([first]) => !first.wide).length;
  if (wide || beside === 1) return 'wide';
  if (beside % 3 === 0) return 'third';
  return key === 'primary' ? 'small' : 'half';
}

/** When the numbers shown were counted, and the way to count again. */
function AsOf({ tab, ...looked }: Range & { tab: AnalyticsTab }) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const { asOf } = useMetric({ metric: SECTIONS[tab][0]!.widgets[0]!.metric, ...looked });
  if (asOf === 0) return <p className={classes.asOf} />;
  return (
    <p className={classes.asOf}>
      {format(text.as_of, { time: formatInstantTime(Math.floor(asOf / 1000), timeZone) })}
      <button
        type="button"
        className={classes.countAgain}
        onClick={() => void client.invalidateQueries(trpc.metrics.pathFilter())}
      >
        {movedOnMessages.count_again}
      </button>
    </p>
  );
}
