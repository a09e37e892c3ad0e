import { startDueCampaigns } from '#server/features/campaigns/start-due.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Begins the campaigns whose time has come. */
export const startDueTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await startDueCampaigns(own);
    if (count > 0) own.services.logger.info('campaigns due', { org_id: own.actor.org_id, count });
  });
