import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { referralAnalyticsMessages } from './referral-analytics.messages.ts';
import { REFERRAL_METRICS } from './referral-analytics.rules.ts';

/** One source, and the days looked at, first and last included. */
const range = { referral_id: Id, start_date: CalendarDate, end_date: CalendarDate };
const isInOrder = ({ start_date, end_date }: { start_date: string; end_date: string }) => start_date <= end_date;
const OUT_OF_ORDER = { error: referralAnalyticsMessages.range_out_of_order, path: ['start_date'] };

export const ReferralCountsInput = z.strictObject(range).refine(isInOrder, OUT_OF_ORDER);

/** The referrals behind one count, or behind both where none is named. */
export const ReferralDetailsInput = z
  .strictObject({ ...range, metric: z.enum(REFERRAL_METRICS).optional() })
  .refine(isInOrder, OUT_OF_ORDER);

export const ReferralExportInput = z
  .strictObject({ ...range, metric: z.enum(REFERRAL_METRICS) })
  .refine(isInOrder, OUT_OF_ORDER);
