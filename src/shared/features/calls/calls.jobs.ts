import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';

/** Fetches a call's recording from the address that the voice agent named. */
export const fetchRecording = defineJob({
  name: 'calls.fetch_recording',
  payload: z.strictObject({ call_id: Id }),
  queue: 'default',
  attempts: 5,
  backoff: 15_000,
  logged: ['call_id'],
  dedupe: ({ call_id }) => call_id,
});
