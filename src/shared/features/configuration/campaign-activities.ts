import { z } from 'zod';

export const YES_OR_NO = ['Yes', 'No'] as const;

/** Whether a campaign that was sent is an activity of each referral source it reached. */
export const CampaignActivitiesConfig = z.strictObject({
  version: z.int().min(0).optional(),
  on_sources: z.enum(YES_OR_NO),
});
