import { removeFileOfDeleted } from '#server/features/documents/document-files.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/** Removes the stored file of a deleted document. */
export const removeDocumentFileJob: Handler<'documents.remove_file'> = (ctx, { document_id }) =>
  removeFileOfDeleted(ctx, document_id);
