import { failStalledTransmissions } from '#server/features/ehr/fail-stalled-transmissions.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Ends the wait for transmissions whose job took its process with it until it was given up. */
export const failStalledTransmissionsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await failStalledTransmissions(own);
    if (count > 0) own.services.logger.warn('transmissions stalled', { org_id: own.actor.org_id, count });
  });
