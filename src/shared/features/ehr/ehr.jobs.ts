import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';
import { EHR_ATTEMPTS } from './ehr.rules.ts';

/** Packs what is sent of an inquiry, once, and delivers it to the organization's EHR. */
export const sendToEhrJob = defineJob({
  name: 'ehr.deliver',
  payload: z.strictObject({ transmission_id: PayloadId }),
  queue: 'default',
  attempts: EHR_ATTEMPTS,
  backoff: 10_000,
  logged: ['transmission_id'],
  dedupe: ({ transmission_id }) => transmission_id,
});
