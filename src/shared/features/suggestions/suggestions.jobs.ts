import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Reads a completed record for what it says of the inquiry's and its client's fields. */
export const autofillDocument = defineJob({
  name: 'documents.autofill',
  payload: z.strictObject({ document_id: PayloadId }),
  queue: 'documents',
  attempts: 3,
  backoff: 5_000,
  logged: ['document_id'],
  dedupe: ({ document_id }) => document_id,
});
