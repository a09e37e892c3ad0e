import { callHref, contactHref, inquiryHref, sourceHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { columnsFor, type DataColumn } from '#client/ui/table/table-columns.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import type { MetricRow, StateSource } from '#shared/features/metrics/metric-answers.ts';
import {
  METRIC_COLUMN_LABELS,
  metricCell,
  metricColumns,
  STATE_COLUMN_LABELS,
  STATE_COLUMNS,
  stateCell,
} from '#shared/features/metrics/metric-columns.ts';
import { type MetricName, metricOf } from '#shared/features/metrics/metrics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';

/** The page of what a row is about; none where it may not be opened. */
export function rowHref(row: MetricRow): string | undefined {
  if ('opportunity_name' in row) return row.opportunity_id && inquiryHref(row.opportunity_id);
  if ('caller' in row) return row.call_id && callHref(row.call_id);
  if ('event' in row) return sourceHref(row.referral_id);
  return 'firstname' in row ? contactHref(row.id) : sourceHref(row.id);
}

function NewTab({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" aria-label={format(text.new_tab, { name })}>
      {name}
    </Link>
  );
}

const column = columnsFor<MetricRow>();
const STATUSES: readonly string[] = ['status', 'final_status', 'current_status'];
const NUMBERS: readonly string[] = ['processing_days', 'amount', 'inquiries', 'admits'];
/** A name is longer than a date or a number. */
const NAME_WIDTH = '26%';

/** How a column stands; the first is the row's name. */
const metaOf = (key: string, at: number) => ({
  ...(NUMBERS.includes(key) ? { align: 'end' as const } : {}),
  ...(STATUSES.includes(key) ? { width: '176px' } : at === 0 ? { width: NAME_WIDTH } : {}),
});

/** The columns of the rows behind a metric; the first leads to the row's own page. */
export function rowColumns(
  metric: MetricName,
  timeZone: string,
  allowed: (permission: Permission) => boolean,
): DataColumn<MetricRow>[] {
  const leads = allowed('inquiries:list') || metricOf(metric).rows !== 'inquiries';
  return metricColumns(metric, allowed).map((key, at) =>
    column.display({
      id: key,
      header: METRIC_COLUMN_LABELS[key],
      meta: metaOf(key, at),
      cell: ({ row: { original } }) => {
        const shown = metricCell(original, key, timeZone);
        const href = at === 0 && leads ? rowHref(original) : undefined;
        if (href) return <NewTab href={href} name={shown} />;
        return STATUSES.includes(key) && 'status' in original ? (
          <StatusPill status={original.status as never} />
        ) : (
          shown
        );
      },
    }),
  ) as DataColumn<MetricRow>[];
}

const stateColumn = columnsFor<StateSource>();

/** The columns of the sources behind a state; a source's name leads to what it sent. */
export const stateColumns = (): DataColumn<StateSource>[] =>
  STATE_COLUMNS.map((key, at) =>
    stateColumn.display({
      id: key,
      header: STATE_COLUMN_LABELS[key],
      meta: metaOf(key, at),
      cell: ({ row: { original } }) => {
        if (key === 'organization_name')
          return <NewTab href={`${sourceHref(original.referral_id)}/analytics`} name={original.organization_name} />;
        if (key === 'current_status') return <StatusPill status={original.current_status as never} />;
        return stateCell(original, key);
      },
    }),
  ) as DataColumn<StateSource>[];
