import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ExportButton } from '#client/components/export-button.tsx';
import { MovedOn } from '#client/components/moved-on.tsx';
import { useAllowed, useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { Pager } from '#client/ui/table/pager.tsx';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import type { MetricRow } from '#shared/features/metrics/metric-answers.ts';
import { metricFileName } from '#shared/features/metrics/metric-columns.ts';
import { metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Part, pagesOf, rowsOptions } from '../analytics.data.ts';
import { rowColumns, rowHref } from './drill-down.columns.tsx';
import classes from './drill-down.module.css';
import { rowIdIn } from './row-id.ts';

interface RowsTableProps extends Part {
  span: DaySpan;
  /** What of the number these are: 'Admitted', 'May 2026'. */
  part?: string | undefined;
  /** The number that was clicked, where it is how many there are. */
  counted?: number | undefined;
}

/** 'Total: 12 Inquiries', or 'Total: 12' of anything else. */
function totalText(rows: string, n: number): string {
  if (rows !== 'inquiries') return format(text.total_rows, { n });
  return format(n === 1 ? text.total_inquiry : text.total_inquiries, { n });
}

const openBeside = (row: MetricRow) => {
  const href = rowHref(row);
  if (href) window.open(href, '_blank', 'noopener');
};

/** The rows behind a number: as many as it says, or said where the data has moved on (C-109). */
export function RowsTable({ span, part, counted, ...asked }: RowsTableProps) {
  const { metric, category, days } = asked;
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const allowed = useAllowed();
  const query = new URLSearchParams({ start_date: span.start, end_date: span.end, metric });
  if (category !== undefined) query.set('category', category);
  if (days)
    for (const [key, day] of [
      ['from', days.start],
      ['to', days.end],
    ] as const)
      query.set(key, day);
  // Other rows begin at their first page: there may be no other.
  const rowsOf = query.toString();
  const [turned, setTurned] = useState({ page: 1, rowsOf });
  const page = turned.rowsOf === rowsOf ? turned.page : 1;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(rowsOptions(span, asked, page));
  const columns = useMemo(() => rowColumns(metric, timeZone, allowed), [metric, timeZone, allowed]);
  const { rows } = metricOf(metric);
  const found = (data?.rows ?? []) as MetricRow[];
  const total = data?.total ?? counted ?? 0;
  const heading = totalText(rows, total);
  return (
    <section className={classes.right} aria-label={heading}>
      <div className={classes.head}>
        <h3>
          {heading} {part && <span className={classes.part}>{part}</span>}
        </h3>
        <ExportButton
          permission={rows === 'inquiries' ? 'inquiries:export' : 'outreach:read'}
          address={`/api/metrics_export?${rowsOf}`}
          fileName={() => metricFileName(metric, category, span)}
        />
      </div>
      {data && !isPlaceholderData && (
        <MovedOn
          before={counted}
          now={total}
          onCountAgain={() => void client.invalidateQueries(trpc.metrics.pathFilter())}
        />
      )}
      <DataTable
        caption={heading}
        columns={columns}
        rows={data && found}
        rowId={rowIdIn(found)}
        density="standard"
        skeletonRows={6}
        refetching={isPlaceholderData}
        onRowClick={allowed('inquiries:list') || rows !== 'inquiries' ? openBeside : undefined}
        empty={<EmptyState title={rows === 'inquiries' ? text.no_inquiries_available : text.no_data_available} />}
        error={
          error && !data ? (
            <ErrorBanner message={text.error_data} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
      />
      {pagesOf(total) > 1 && (
        <Pager page={page} pages={pagesOf(total)} onChange={(next) => setTurned({ page: next, rowsOf })} />
      )}
    </section>
  );
}
