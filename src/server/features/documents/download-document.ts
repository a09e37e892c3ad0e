import type { StreamRoute } from '#server/platform/rest.ts';
import { sendObject } from '#server/platform/send-object.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import { isPdfName } from '#shared/features/documents/documents.rules.ts';
import { findFile } from './documents.queries.ts';

/** Answers with a document's bytes, or a range of them; each request leaves its audit row. */
export const downloadRoute: StreamRoute = {
  method: 'GET',
  path: '/api/document',
  summary: 'The bytes of a document (application/pdf); ranges are honored',
  verbs: [findFile],
  handle: async (ctx, req, res) => {
    const { document_id } = req.query;
    const file = await findFile(ctx, { document_id: typeof document_id === 'string' ? document_id : '' });
    await sendObject(req, res, ctx.services.storage, {
      key: file.storage_key,
      size: file.file_size,
      content_type: 'application/pdf',
      file_name: isPdfName(file.file_name) ? file.file_name : `${file.file_name}.pdf`,
      missing: documentsMessages.document_not_found,
    });
  },
};
