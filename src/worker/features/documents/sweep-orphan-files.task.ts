import { sweepOrphanFiles } from '#server/features/documents/document-files.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Younger files may belong to an upload that is still on its way to its row. */
const GRACE_MS = 60 * 60_000;

/** Removes uploads that never ended, and files that belong to no document. */
export const sweepOrphanFilesTask: Task = async (ctx, signal) => {
  const before = new Date(ctx.services.clock.now().getTime() - GRACE_MS);
  await ctx.services.storage.sweepUnfinished(before);
  await eachOrganization(ctx, signal, async (own) => {
    const count = await sweepOrphanFiles(own, before);
    if (count > 0) own.services.logger.info('orphan files removed', { org_id: own.actor.org_id, count });
  });
};
