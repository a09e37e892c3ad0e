import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DateRangeControl } from '#client/components/date-range/date-range-control.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { MetricCard } from '#client/ui/display/metric-card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { rangeOf } from '#shared/features/date-range/date-range.rules.ts';
import { referralAnalyticsMessages as text } from '#shared/features/referral-analytics/referral-analytics.messages.ts';
import { REFERRAL_METRICS, type ReferralMetric } from '#shared/features/referral-analytics/referral-analytics.rules.ts';
import { dayInZone, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { countsOptions } from './referral-analytics.data.ts';
import classes from './referral-analytics.module.css';
import { ReferralsTable } from './referrals-table.tsx';

interface AnalyticsTabProps {
  referralId: string;
  /** The days looked at, as the address writes them. */
  range: string | undefined;
  /** Whose referrals are listed; the first that has any where it names none. */
  metric: ReferralMetric | undefined;
  onRange: (written: string) => void;
  onMetric: (metric: ReferralMetric) => void;
}

const CARDS = {
  referred_in: { title: text.referred_in, subtitle: text.referred_in_hint, icon: IconArrowDownLeft, color: 'green' },
  referred_out: { title: text.referred_out, subtitle: text.referred_out_hint, icon: IconArrowUpRight, color: 'blue' },
} as const;

/** How many clients a source sent and got on some days, and which. */
export function AnalyticsTab({ referralId, range, metric, onRange, onMetric }: AnalyticsTabProps) {
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(), timeZone);
  const days = rangeOf(range, today);
  const { start, end } = days;
  const { data: counts, error, refetch, isFetching } = useQuery(countsOptions(referralId, { start, end }));
  const counted = (each: ReferralMetric) => (counts?.[each] ?? 0) > 0;
  const shown = metric && counted(metric) ? metric : REFERRAL_METRICS.find(counted);
  return (
    <div className={classes.tab}>
      <DateRangeControl value={range} today={today} onChange={onRange} />
      {error && !counts && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {(counts || !error) && (
        <div className={classes.cards}>
          {REFERRAL_METRICS.map((each) => (
            <MetricCard
              key={each}
              {...CARDS[each]}
              value={counts && numberText(counts[each])}
              pressed={each === shown}
              onPress={counted(each) ? () => onMetric(each) : undefined}
            />
          ))}
        </div>
      )}
      {counts && !shown && (
        <EmptyState title={text.no_data}>
          {format(text.no_data_hint, { start: formatDay(start), end: formatDay(end) })}
        </EmptyState>
      )}
      {shown && (
        <ReferralsTable
          key={`${shown} ${start} ${end}`}
          referralId={referralId}
          span={{ start, end }}
          metric={shown}
          counted={isFetching ? undefined : counts?.[shown]}
        />
      )}
    </div>
  );
}
