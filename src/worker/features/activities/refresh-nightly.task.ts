import { refreshNightly } from '../../../server/features/activities/refresh-nightly.ts';
import { eachOrganisation, type Task } from '../../platform/task.ts';

/** Lets sources cool whose activities have grown old overnight, each organisation's in its own night. */
export const refreshNightlyTask: Task = (ctx, signal) =>
  eachOrganisation(ctx, signal, async (own) => {
    if (await refreshNightly(own, signal))
      own.services.logger.info('engagement worked out', { org_id: own.actor.org_id });
  });
