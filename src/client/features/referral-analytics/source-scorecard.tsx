import { useQuery } from '@tanstack/react-query';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { daysText, dollarsText } from '#shared/features/metrics/metric-columns.ts';
import { referralAnalyticsMessages as text } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { numberText } from '#shared/platform/number-text.ts';

/** Days looked at, today among them. */
const YEAR = 365;
/** Milliseconds for which an answer is new enough. */
const FRESH = 60_000;

/** What a source gave and got in the last twelve months, for those who see such figures. */
export function SourceScorecard({ referralId }: { referralId: string }) {
  const maySee = useMay('analytics:outreach');
  const today = dayInZone(new Date(), useTimeZone());
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.scorecards.get.queryOptions({
      referral_id: referralId,
      start_date: addDays(today, 1 - YEAR),
      end_date: today,
    }),
    staleTime: FRESH,
    enabled: maySee,
  });
  if (!maySee) return null;
  return (
    <Card title={text.scorecard}>
      {error && data === undefined && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !error && <Skeleton height={96} />}
      {data === null && <EmptyState line title={text.scorecard_none} />}
      {data && (
        <Facts
          facts={[
            [text.scorecard_inquiries, numberText(data.inquiries)],
            [text.scorecard_admissions, numberText(data.admissions)],
            [text.scorecard_conversion, data.conversion_rate === null ? '-' : `${data.conversion_rate}%`],
            [text.scorecard_days, data.median_days === null ? '-' : daysText(data.median_days)],
            [text.scorecard_sent, numberText(data.sent)],
            ...(data.amount === null ? [] : [[text.scorecard_amount, dollarsText(data.amount)] as const]),
          ]}
        />
      )}
    </Card>
  );
}
