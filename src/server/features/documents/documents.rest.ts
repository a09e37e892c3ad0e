import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { deleteDocument } from './delete-document.ts';
import { listDocuments } from './documents.queries.ts';
import { downloadRoute } from './download-document.ts';
import { uploadRoute } from './upload-document.ts';

export const documentsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/file_upload', verb: listDocuments, from: 'query', key: 'documents' },
  { method: 'DELETE', path: '/api/document', verb: deleteDocument, from: 'both' },
];

export const documentsStreams: readonly StreamRoute[] = [uploadRoute(), downloadRoute];
