import { refreshNightly } from '#server/features/activities/refresh-nightly.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Lets sources cool whose activities have grown old overnight, each organization's in its own night. */
export const refreshNightlyTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    if (await refreshNightly(own, signal))
      own.services.logger.info('engagement worked out', { org_id: own.actor.org_id });
  });
