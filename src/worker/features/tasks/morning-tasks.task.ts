import { startMorning } from '#server/features/tasks/morning-tasks.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Mails who wants it which tasks the day brings, each organization's in its own morning. */
export const morningTasksTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await startMorning(own);
    if (count > 0) own.services.logger.info('morning mails wait', { org_id: own.actor.org_id, count });
  });
