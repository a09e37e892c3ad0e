import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { ChartFigure } from '#client/components/chart/chart-figure.tsx';
import { SOURCES_HREF } from '#client/platform/links.ts';
import { stringifySearch } from '#client/platform/search-params.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { nextSort, type TableSort } from '#client/ui/table/sort-cycle.ts';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import type { Scorecard as Card } from '#shared/features/metrics/metric-answers.ts';
import { daysText, dollarsText } from '#shared/features/metrics/metric-columns.ts';
import type { MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { FRESH, useToday } from './analytics.data.ts';
import { drillHref, readAddress } from './analytics-address.ts';
import { percentText } from './metric-words.ts';

type Figure = Exclude<keyof Card, 'source'>;

/** Each figure of a source, how it is read, and the metric whose rows stand behind it. */
const FIGURES: Record<Figure, { head: string; textOf: (card: Card) => string; behind?: MetricName }> = {
  inquiries: {
    head: text.inquiries,
    textOf: ({ inquiries }) => numberText(inquiries),
    behind: 'conversion_by_professional_referral_name',
  },
  admissions: { head: text.admissions_column, textOf: ({ admissions }) => numberText(admissions) },
  conversion_rate: { head: text.conversion_column, textOf: ({ conversion_rate }) => percentText(conversion_rate) },
  median_days: {
    head: text.days_to_admit,
    textOf: ({ median_days }) => (median_days === null ? '-' : daysText(median_days)),
  },
  amount: {
    head: text.amount,
    textOf: ({ amount }) => (amount === null ? '-' : dollarsText(amount)),
    behind: 'amount_by_referral_source',
  },
  sent: { head: text.sent_to, textOf: ({ sent }) => numberText(sent), behind: 'referrals_sent_by_source' },
};
const ALL = Object.keys(FIGURES) as Figure[];
/** The longest head keeps to one line. */
const WIDTHS: Partial<Record<Figure, string>> = { median_days: '19%' };
const BUSINESS: Partial<Record<MetricName, 'business'>> = { amount_by_referral_source: 'business' };

const column = columnsFor<Card>();
const FIRST: TableSort = { column: 'inquiries', order: 'desc' };

/** In the order asked for; what has no value comes last in both. */
function sorted(cards: readonly Card[], { column: by, order }: TableSort): Card[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...cards].sort((a, b) => {
    if (by === 'source') return sign * a.source.localeCompare(b.source);
    const [left, right] = [a[by as Figure], b[by as Figure]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

/** What each professional source gave and got over the range of the screen. */
export function Scorecard() {
  const range = useSearch({ strict: false, select: (search) => readAddress(search).range });
  const granularity = useSearch({ strict: false, select: (search) => readAddress(search).granularity });
  const days = rangeOf(range, useToday());
  const [sort, setSort] = useState(FIRST);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...trpc.scorecards.list.queryOptions({ start_date: days.start, end_date: days.end }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });
  const figures = useMemo(
    () => ALL.filter((each) => each !== 'amount' || data?.some(({ amount }) => amount !== null)),
    [data],
  );
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('source', {
          header: text.source,
          // Whole: two sources may begin alike.
          meta: { sortable: true, width: '20%', wrap: true },
          // One that was archived since has its line here too.
          cell: ({ row: { original } }) => (
            <Link href={`${SOURCES_HREF}${stringifySearch({ query: original.source, archived: true })}`}>
              {original.source}
            </Link>
          ),
        }),
        ...figures.map((figure) =>
          column.accessor(figure, {
            header: FIGURES[figure].head,
            meta: { sortable: true, align: 'end', width: WIDTHS[figure] ?? 'auto' },
            cell: ({ row: { original } }) => {
              const { textOf, behind } = FIGURES[figure];
              if (!behind || !original[figure]) return textOf(original);
              const href = drillHref({ metric: behind, range, granularity }, BUSINESS[behind] ?? 'outreach', {
                of: original.source,
              });
              return <Link href={href}>{textOf(original)}</Link>;
            },
          }),
        ),
      ]),
    [figures, range, granularity],
  );
  if (error && !data)
    return <ErrorBanner message={text.error_metrics} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={280} />;
  const rows = sorted(data, sort);
  const [top] = data;
  return (
    <ChartFigure
      title={text.scorecard}
      summary={
        top
          ? format(text.scorecard_summary, { n: data.length, top: top.source, inquiries: top.inquiries })
          : format(text.sum_nothing, { title: text.scorecard })
      }
      definition={text.scorecard_means}
      table={{
        head: [text.source, ...figures.map((figure) => FIGURES[figure].head)],
        rows: rows.map((card) => [card.source, ...figures.map((figure) => FIGURES[figure].textOf(card))]),
      }}
      fileName={`scorecard-${days.start}-${days.end}`}
      stale={isPlaceholderData}
    >
      <DataTable
        caption={text.scorecard}
        columns={columns}
        rows={rows}
        rowId={({ source }) => source}
        sort={sort}
        onSort={(by) => setSort(nextSort(sort, by, FIRST) ?? FIRST)}
        density="standard"
        maxHeight="420px"
        empty={<EmptyState title={text.no_data_available} />}
      />
    </ChartFigure>
  );
}
