import { refreshAllEngagement } from '#server/features/activities/refresh-engagement.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Works out the engagement of every referral source of an organization again. */
export const refreshEngagementHandler: Handler<'activities.refresh_engagement'> = async (ctx, _payload, { signal }) => {
  if (!(await refreshAllEngagement(ctx, signal))) signal.throwIfAborted();
};
