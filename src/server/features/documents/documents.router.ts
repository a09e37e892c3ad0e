import { mutation, query, router } from '#server/platform/trpc.ts';
import { deleteDocument } from './delete-document.ts';
import { getDocument, listDocuments, listInProcess, listPages, searchDocuments } from './documents.queries.ts';
import { retryDocument } from './retry-document.ts';

export const documentsRouter = router({
  list: query(listDocuments),
  get: query(getDocument),
  pages: query(listPages),
  search: query(searchDocuments),
  inProcess: query(listInProcess),
  retry: mutation(retryDocument),
  delete: mutation(deleteDocument),
});
