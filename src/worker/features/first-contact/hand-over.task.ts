import { handOverDue } from '#server/features/first-contact/hand-over.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Asks the next person for what has waited too long for its first contact. */
export const handOverTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await handOverDue(own, signal);
    if (count > 0) own.services.logger.info('first contacts handed over', { org_id: own.actor.org_id, count });
  });
