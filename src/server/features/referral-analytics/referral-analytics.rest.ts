import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { exportReferralsRoute } from './export-referrals.ts';
import { countReferrals, listReferrals } from './referral-analytics.queries.ts';

export const referralAnalyticsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/referral_analytics', verb: countReferrals, from: 'query' },
  { method: 'GET', path: '/api/referral_analytics_details', verb: listReferrals, from: 'query' },
];

export const referralAnalyticsStreams: readonly StreamRoute[] = [exportReferralsRoute];
