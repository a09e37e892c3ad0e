import { keptSince, removeOldCalls } from '../../../server/features/calls/remove-old-calls.ts';
import { eachOrganisation, type Task } from '../../platform/task.ts';

/** Removes calls that have been kept as long as they may be. */
export const removeOldCallsTask: Task = (ctx, signal) => {
  const since = keptSince(ctx.services.clock.now(), ctx.services.callRetentionYears);
  return eachOrganisation(ctx, signal, async (own) => {
    const count = await removeOldCalls(own, since, signal);
    if (count > 0) own.services.logger.info('old calls removed', { org_id: own.actor.org_id, count });
  });
};
