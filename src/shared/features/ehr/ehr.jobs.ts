import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';
import { EHR_ATTEMPTS } from './ehr.rules.ts';

/** Packs what is sent of an inquiry, once, and delivers it to the organisation's EHR. */
export const sendToEhrJob = defineJob({
  name: 'ehr.deliver',
  payload: z.strictObject({ transmission_id: Id }),
  queue: 'default',
  attempts: EHR_ATTEMPTS,
  backoff: 10_000,
  logged: ['transmission_id'],
  dedupe: ({ transmission_id }) => transmission_id,
});
