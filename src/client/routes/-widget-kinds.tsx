import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { Widget } from '#shared/features/configuration/dashboard-widgets.ts';
import { dashboardMessages } from '#shared/features/dashboard/dashboard.messages.ts';
import { DEFAULT_RANGE, rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import { isMetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { TitledOutside } from '../components/titled-outside.ts';
import { useAnalyticsTabs } from '../features/analytics/analytics-tabs.ts';
import { pinOf } from '../features/analytics/pin-of.ts';
import type { Drawn } from '../features/analytics/sections.ts';
import type { WidgetKind, WidgetKinds } from '../features/dashboard/widget-kinds.ts';
import { SOURCES_HREF } from '../platform/links.ts';
import { stringifySearch } from '../platform/search-params.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { DAY_WIDGET_KINDS } from './-day-widget-kinds.tsx';

/** Lists, charts and forms are fetched once one of them is pinned. */
const InquiriesTable = drawnLater(
  async () => (await import('./-list-widgets.tsx')).InquiriesTable,
  <Skeleton height={120} />,
);
const TasksTable = drawnLater(async () => (await import('./-list-widgets.tsx')).TasksTable, <Skeleton height={120} />);
const SourcesTable = drawnLater(
  async () => (await import('./-list-widgets.tsx')).SourcesTable,
  <Skeleton height={120} />,
);
const CensusWidget = drawnLater(
  async () => (await import('../features/census/census-widget.tsx')).CensusWidget,
  <Skeleton height={120} />,
);
const CensusBooster = drawnLater(
  async () => (await import('../features/census-booster/census-booster.tsx')).CensusBooster,
  <Skeleton height={120} />,
);

const MetricWidget = drawnLater(
  async () => (await import('../features/analytics/widgets/widget.tsx')).MetricWidget,
  <Skeleton height={120} />,
);

/** Where a pinned list leads: to itself, narrowed and ordered as it was pinned, in the columns of whoever opens it. */
const listHref = (path: string, { columns: _shown, ...params }: Widget['params']) =>
  `${path}${stringifySearch(params)}`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A chart of Analytics as it was pinned; one of a metric that there is no more, or of another role's, says so. */
function PinnedMetric({ as, params }: { as: Drawn; params: Widget['params'] }) {
  const tabs = useAnalyticsTabs();
  const { metric, range, granularity } = params;
  if (!isMetricName(metric) || !metricOf(metric).tabs.some((tab) => tabs.includes(tab)))
    return <EmptyState title={dashboardMessages.role_does_not_show} />;
  const cut = granularity === 'week' || granularity === 'month' ? granularity : undefined;
  return (
    <TitledOutside value>
      <MetricWidget as={as} metric={metric} range={textOf(range) ?? DEFAULT_RANGE} granularity={cut} />
    </TitledOutside>
  );
}

const ANALYTICS: Omit<WidgetKind, 'Body'> = {
  hrefOf: ({ metric, range, granularity }) => {
    const tab = isMetricName(metric) ? metricOf(metric).tabs[0] : 'admissions';
    // Said even where it is the default: a screen without a range takes the one last looked at.
    return `/analytics/${tab}${stringifySearch({ range: range ?? DEFAULT_RANGE, granularity })}`;
  },
  dates: ({ registerName, params: { metric, range } }, today) =>
    isMetricName(metric) && !metricOf(metric).now
      ? {
          now: rangeOf(textOf(range), today),
          over: (written) => pinOf(metric, registerName, rangeOf(written, today)),
        }
      : undefined,
  permission: 'analytics:read',
};

/** Every widget that can be pinned, by the name it is registered under. */
export const WIDGET_KINDS: WidgetKinds = {
  ...DAY_WIDGET_KINDS,
  MetricCard: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="MetricCard" params={params} /> },
  LineChart: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="LineChart" params={params} /> },
  PieChart: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="PieChart" params={params} /> },
  BarChart: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="BarChart" params={params} /> },
  CategoryCard: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="CategoryCard" params={params} /> },
  ConversionRate: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="ConversionRate" params={params} /> },
  MedianProcessingTime: {
    ...ANALYTICS,
    Body: ({ params }) => <PinnedMetric as="MedianProcessingTime" params={params} />,
  },
  GeoMap: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="GeoMap" params={params} /> },
  ActivityCounts: { ...ANALYTICS, Body: ({ params }) => <PinnedMetric as="ActivityCounts" params={params} /> },
  InquiriesTable: {
    Body: InquiriesTable,
    hrefOf: (params) => listHref('/admissions/inquiries', params),
    permission: 'inquiries:list',
  },
  TasksTable: {
    Body: TasksTable,
    hrefOf: (params) => listHref('/tasks', params),
    permission: 'tasks:read',
  },
  ReferralSourcesTable: {
    Body: SourcesTable,
    hrefOf: (params) => listHref(SOURCES_HREF, params),
    permission: 'outreach:read',
  },
  CensusGrid: {
    Body: ({ params }) => <CensusWidget facility={typeof params.facility === 'string' ? params.facility : undefined} />,
    hrefOf: ({ facility }) => `/admissions/census${typeof facility === 'string' ? `?facility=${facility}` : ''}`,
    permission: 'census:read',
  },
  CensusBooster: {
    Body: () => <CensusBooster />,
    hrefOf: () => '/admissions/census?plan=true',
    permission: 'census:plan',
  },
};
