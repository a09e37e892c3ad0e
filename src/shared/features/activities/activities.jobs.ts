import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';

/** Works out the engagement of every referral source of an organization again. */
export const refreshEngagementJob = defineJob({
  name: 'activities.refresh_engagement',
  payload: z.strictObject({}),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: [],
  dedupe: () => 'all',
});
