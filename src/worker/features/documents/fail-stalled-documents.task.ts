import { failStalledDocuments } from '#server/features/documents/fail-stalled-documents.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Ends the wait for documents that no worker reads any more. */
export const failStalledDocumentsTask: Task = (ctx, signal) =>
  eachOrganization(ctx, signal, async (own) => {
    const count = await failStalledDocuments(own);
    if (count > 0) own.services.logger.warn('documents stalled', { org_id: own.actor.org_id, count });
  });
