import { z } from 'zod';
import { EngagementPeriod } from '../activities/activities.schemas.ts';

/** The days an activity counts for a source's engagement. */
export const EngagementPeriodConfig = z.strictObject({ version: z.int().min(0).optional(), period: EngagementPeriod });
