import { z } from 'zod';
import { activitiesMessages } from '../activities/activities.messages.ts';
import { ENGAGEMENT_PERIOD } from '../activities/activities.rules.ts';

const { least, most } = ENGAGEMENT_PERIOD;

/** The days an activity counts for a source's engagement. */
export const EngagementPeriodConfig = z.strictObject({
  version: z.int().min(0).optional(),
  period: z
    .int(activitiesMessages.period_invalid)
    .min(least, activitiesMessages.period_invalid)
    .max(most, activitiesMessages.period_invalid),
});
