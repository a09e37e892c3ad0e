import { failStalledImports } from '#server/features/imports/fail-stalled-imports.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Ends the wait for imports whose job took its process with it until it was given up. */
export const failStalledImportsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await failStalledImports(own);
    if (count > 0) own.services.logger.warn('imports stalled', { org_id: own.actor.org_id, count });
  });
