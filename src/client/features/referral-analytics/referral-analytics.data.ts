import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import type { ReferralMetric } from '#shared/features/referral-analytics/referral-analytics.rules.ts';

export type ReferralRow = NonNullable<
  inferRouterOutputs<AppRouter>['referralAnalytics']['details']['referred_in_details']
>[number];

const inputOf = (referral_id: string, { start, end }: DaySpan) => ({
  referral_id,
  start_date: start,
  end_date: end,
});

/** A source's two counts over some days; those before stay on screen until they are here. */
export const countsOptions = (referral_id: string, span: DaySpan) =>
  queryOptions({
    ...trpc.referralAnalytics.counts.queryOptions(inputOf(referral_id, span)),
    placeholderData: keepPreviousData,
  });

/** The referrals behind one of the counts. */
export const detailsOptions = (referral_id: string, span: DaySpan, metric: ReferralMetric) =>
  trpc.referralAnalytics.details.queryOptions({ ...inputOf(referral_id, span), metric });
