import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ExportButton } from '#client/components/export-button.tsx';
import { MovedOn } from '#client/components/moved-on.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { Pager } from '#client/ui/table/pager.tsx';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { referralAnalyticsMessages as text } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import type { ReferralMetric } from '#shared/features/referral-analytics/referral-analytics.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { referralColumns } from './referral-analytics.columns.tsx';
import { detailsOptions, type ReferralRow } from './referral-analytics.data.ts';
import classes from './referral-analytics.module.css';

const ROWS_A_PAGE = 20;

const LISTS = {
  referred_in: { key: 'referred_in_details', title: text.referred_in_list },
  referred_out: { key: 'referred_out_details', title: text.referred_out_list },
} as const;

interface ReferralsTableProps {
  referralId: string;
  span: DaySpan;
  metric: ReferralMetric;
  /** The count that was chosen; undefined while it is not known. */
  counted: number | undefined;
}

const openBeside = ({ opportunity_id }: ReferralRow) => {
  if (opportunity_id !== undefined) window.open(inquiryHref(opportunity_id), '_blank', 'noopener');
};

/** The referrals that one of the counts counts: its title says the same number. */
export function ReferralsTable({ referralId, span, metric, counted }: ReferralsTableProps) {
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useQuery(detailsOptions(referralId, span, metric));
  const { key, title } = LISTS[metric];
  const rows = data?.[key];
  const whole = rows?.[0]?.condition !== undefined;
  const linked = rows?.[0]?.opportunity_id !== undefined;
  const columns = useMemo(() => referralColumns(whole), [whole]);
  const pages = Math.ceil((rows?.length ?? 0) / ROWS_A_PAGE);
  const heading = format(title, { n: rows?.length ?? '…' });
  const asked = new URLSearchParams({ referral_id: referralId, start_date: span.start, end_date: span.end, metric });
  return (
    <Card
      title={heading}
      aside={
        <ExportButton
          permission="inquiries:export"
          address={`/api/referral_analytics_export?${asked}`}
          fileName={() => `details-${span.start}-${span.end}.csv`}
        />
      }
    >
      <div className={classes.list}>
        {rows && !isFetching && (
          <MovedOn
            before={counted}
            now={rows.length}
            onCountAgain={() => void client.invalidateQueries(trpc.referralAnalytics.pathFilter())}
          />
        )}
        <DataTable
          caption={heading}
          columns={columns}
          rows={rows?.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE)}
          rowId={({ id }) => id}
          density="standard"
          skeletonRows={4}
          onRowClick={linked ? openBeside : undefined}
          empty={<EmptyState title={text.no_referrals} />}
          error={
            error && !data ? (
              <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
            ) : undefined
          }
        />
        {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
      </div>
    </Card>
  );
}
