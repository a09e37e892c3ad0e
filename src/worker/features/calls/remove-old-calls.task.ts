import { keptSince, removeOldCalls, retentionYears } from '#server/features/calls/remove-old-calls.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Removes calls that have been kept as long as their organization keeps them. */
export const removeOldCallsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const since = keptSince(own.services.clock.now(), await retentionYears(own));
    const count = await removeOldCalls(own, since, signal);
    if (count > 0) own.services.logger.info('old calls removed', { org_id: own.actor.org_id, count });
  });
