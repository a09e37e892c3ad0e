import { NoonDay } from '#client/components/noon-day.tsx';
import { Instant } from '#client/components/when.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { columnsFor, type DataColumn } from '#client/ui/table/table-columns.ts';
import { referralAnalyticsMessages as text } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ReferralRow } from './referral-analytics.data.ts';

const column = columnsFor<ReferralRow>();

/** The columns of a role that sees the inquiry whole, or of one that sees its brief part. */
export function referralColumns(whole: boolean): DataColumn<ReferralRow>[] {
  const name = column.accessor('opportunity_name', {
    header: text.inquiry_name,
    cell: ({ row: { original } }) =>
      original.opportunity_id === undefined ? (
        original.opportunity_name
      ) : (
        <Link
          href={inquiryHref(original.opportunity_id)}
          target="_blank"
          rel="noopener"
          aria-label={format(text.new_tab, { name: original.opportunity_name })}
        >
          {original.opportunity_name}
        </Link>
      ),
  });
  const status = column.accessor('status', {
    header: text.status,
    // A status is longer than a date: beside others it would be cut on a phone.
    meta: { width: '176px' },
    cell: ({ row: { original } }) => <StatusPill status={original.status} />,
  });
  const created = column.accessor('created_at', {
    header: text.created_at,
    // On a phone the name and the status would leave it nothing.
    ...(!whole && { meta: { width: '160px' } }),
    cell: ({ row: { original } }) => <Instant at={original.created_at} />,
  });
  if (!whole) return [name, status, created] as DataColumn<ReferralRow>[];
  const condition = column.accessor('condition', {
    header: text.condition,
    cell: ({ row: { original } }) => original.condition?.join(', ') || '-',
  });
  const level = column.accessor('priority_level', {
    header: text.priority_level,
    cell: ({ row: { original } }) => (original.priority_level ? text[original.priority_level] : '-'),
  });
  const referred = column.accessor('referred_at', {
    header: text.referred_at,
    cell: ({ row: { original } }) => <NoonDay at={original.referred_at} />,
  });
  return [name, condition, status, level, referred, created] as DataColumn<ReferralRow>[];
}
