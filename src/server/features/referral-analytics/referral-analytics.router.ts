import { query, router } from '#server/platform/trpc.ts';
import { countReferrals, listReferrals } from './referral-analytics.queries.ts';

export const referralAnalyticsRouter = router({
  counts: query(countReferrals),
  details: query(listReferrals),
});
