import { audit } from '#server/platform/audit.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { extractDocument } from '#shared/features/documents/documents.jobs.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { DocumentOfInput } from '#shared/features/documents/documents.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { existing } from './documents.access.ts';
import { type DocumentView, selectDocument, withFailureText } from './documents.view.ts';

/** Reads a document that failed once more, from the first page it has no text of. @throws conflict unless it failed */
export const retryDocument = verb(
  { name: 'documents.retry', kind: 'write', permission: 'documents:write', input: DocumentOfInput },
  (ctx, { document_id }): Promise<DocumentView> =>
    withTransaction(ctx, async (tx) => {
      const restarted = await tx.db
        .updateTable('documents')
        .set({
          status: 'Processing',
          failure_reason: null,
          completed_at: null,
          heartbeat_at: tx.services.clock.now().toISOString(),
        })
        .where(existing(tx))
        .where('id', '=', document_id)
        .where('status', '=', 'Failed')
        .returning('id')
        .executeTakeFirst();
      const row = await selectDocument(tx.db)
        .where(existing(tx))
        .where('documents.id', '=', document_id)
        .executeTakeFirst();
      ensure(row, 'not_found', documentsMessages.document_not_found);
      ensure(restarted, 'conflict', documentsMessages.not_failed, { current: withFailureText(row) });
      await enqueue(tx, extractDocument, { document_id });
      await audit(tx, { entity: 'document', ids: [document_id] });
      return withFailureText(row);
    }),
);
