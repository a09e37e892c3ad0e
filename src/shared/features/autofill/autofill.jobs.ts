import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';

/** Reads a completed record for what it says of the inquiry's and its client's fields. */
export const autofillDocument = defineJob({
  name: 'documents.autofill',
  payload: z.strictObject({ document_id: Id }),
  queue: 'default',
  attempts: 3,
  backoff: 5_000,
  logged: ['document_id'],
  dedupe: ({ document_id }) => document_id,
});
