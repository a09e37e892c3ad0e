import { createFileRoute, redirect } from '@tanstack/react-router';
import { REFERRAL_METRICS, type ReferralMetric } from '#shared/features/referral-analytics/referral-analytics.rules.ts';
import { rangeToEnter, rememberRange } from '../components/date-range/remembered-range.ts';
import { AnalyticsTab } from '../features/referral-analytics/analytics-tab.tsx';

interface AnalyticsSearch {
  /** The days looked at: a preset's name, or `yyyy-MM-dd:yyyy-MM-dd`. */
  range?: string;
  /** Whose referrals are listed. */
  metric?: ReferralMetric;
}

/** What a referral source sent and got. */
export const Route = createFileRoute('/_app/referal/$referralId/analytics')({
  validateSearch: ({ range, metric }: Record<string, unknown>): AnalyticsSearch => ({
    ...(typeof range === 'string' ? { range } : {}),
    ...(REFERRAL_METRICS.some((each) => each === metric) ? { metric: metric as ReferralMetric } : {}),
  }),
  beforeLoad: ({ search, location }) => {
    const last = rangeToEnter(search.range);
    if (last) throw redirect({ to: location.pathname, search: { ...search, range: last }, replace: true });
  },
  component: Analytics,
});

function Analytics() {
  const { referralId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AnalyticsTab
      referralId={referralId}
      {...{ range: search.range, metric: search.metric }}
      onRange={(range) => {
        rememberRange(range);
        void navigate({ search: { ...search, range }, replace: true });
      }}
      onMetric={(metric) => void navigate({ search: { ...search, metric }, replace: true })}
    />
  );
}
