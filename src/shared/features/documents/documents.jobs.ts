import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Reads an uploaded record's text, page by page. */
export const extractDocument = defineJob({
  name: 'documents.extract',
  payload: z.strictObject({ document_id: PayloadId }),
  queue: 'documents',
  attempts: 3,
  backoff: 2_000,
  logged: ['document_id'],
  dedupe: ({ document_id }) => document_id,
});

/** Makes the meaning of a read record's pages, and sees whose each page is. */
export const understandDocument = defineJob({
  name: 'documents.understand',
  payload: z.strictObject({ document_id: PayloadId }),
  queue: 'documents',
  attempts: 3,
  backoff: 5_000,
  logged: ['document_id'],
  dedupe: ({ document_id }) => document_id,
});

/** Removes the stored file of a deleted record. */
export const removeDocumentFile = defineJob({
  name: 'documents.remove_file',
  payload: z.strictObject({ document_id: PayloadId }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['document_id'],
  dedupe: ({ document_id }) => document_id,
});
