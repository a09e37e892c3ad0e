import { audit } from '#server/platform/audit.ts';
import { userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { removeDocumentFile } from '#shared/features/documents/documents.jobs.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { DocumentOfInput } from '#shared/features/documents/documents.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { existing } from './documents.access.ts';

/**
 * Deletes a document: its row stays, marked, for the questions that cite it; its text goes at once, its file by a job.
 * A worker that is reading it finds it gone with the next page and stops.
 */
export const deleteDocument = verb(
  { name: 'documents.delete', kind: 'write', permission: 'documents:write', input: DocumentOfInput },
  (ctx, { document_id }) =>
    withTransaction(ctx, async (tx) => {
      const deleted = await tx.db
        .updateTable('documents')
        .set({ deleted_at: tx.services.clock.now().toISOString(), deleted_by: userId(tx) })
        .where(existing(tx))
        .where('id', '=', document_id)
        .returning('opportunity_id')
        .executeTakeFirst();
      ensure(deleted, 'not_found', documentsMessages.document_not_found);
      await tx.db
        .deleteFrom('document_pages')
        .where(inOrganization(tx, 'document_pages'))
        .where('document_id', '=', document_id)
        .execute();
      // What was accepted stays, as the inquiry's own; what was only suggested goes with the text it stands on.
      await tx.db
        .deleteFrom('suggestions')
        .where(inOrganization(tx, 'suggestions'))
        .where('document_id', '=', document_id)
        .where('state', '!=', 'accepted')
        .execute();
      await enqueue(tx, removeDocumentFile, { document_id });
      await audit(tx, {
        entity: 'document',
        ids: [document_id],
        details: { opportunity_id: deleted.opportunity_id },
      });
      return { ok: true as const };
    }),
);
