import { failStalledCampaigns } from '#server/features/campaigns/fail-stalled-campaigns.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Ends the wait for campaigns whose job took its process with it until it was given up. */
export const failStalledCampaignsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await failStalledCampaigns(own);
    if (count > 0) own.services.logger.warn('campaigns stalled', { org_id: own.actor.org_id, count });
  });
