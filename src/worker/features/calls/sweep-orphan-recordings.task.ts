import { sweepOrphanRecordings } from '#server/features/calls/recording-files.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Younger audio may belong to a call that is still on its way to its row. */
const GRACE_MS = 60 * 60_000;

/** Removes recordings that belong to no call. */
export const sweepOrphanRecordingsTask: Task = (ctx, signal) => {
  const before = new Date(ctx.services.clock.now().getTime() - GRACE_MS);
  return eachOrganization(ctx, signal, async (own) => {
    const count = await sweepOrphanRecordings(own, before);
    if (count > 0) own.services.logger.info('orphan recordings removed', { org_id: own.actor.org_id, count });
  });
};
