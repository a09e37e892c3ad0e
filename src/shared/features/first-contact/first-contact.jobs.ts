import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Mails one person that an inquiry or a call waits for them. */
export const sendFirstContactNotice = defineJob({
  name: 'first_contact.send_notice',
  payload: z.strictObject({
    first_contact_id: PayloadId,
    user_id: PayloadId,
    /** This hand-over, so that its mail is sent once and a later one is another. */
    subject_id: PayloadId,
  }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['first_contact_id', 'subject_id'],
});
