import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Fetches a call's recording from the address that the voice agent named. */
export const fetchRecording = defineJob({
  name: 'calls.fetch_recording',
  payload: z.strictObject({ call_id: PayloadId }),
  queue: 'default',
  attempts: 5,
  backoff: 15_000,
  logged: ['call_id'],
  dedupe: ({ call_id }) => call_id,
});
