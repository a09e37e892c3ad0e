import { takeDueSnapshots } from '#server/features/census/take-snapshots.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Keeps the census of each day as it ends, in each organization's own night. */
export const takeSnapshotsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    if (await takeDueSnapshots(own, signal))
      own.services.logger.info('census snapshots taken', { org_id: own.actor.org_id });
  });
