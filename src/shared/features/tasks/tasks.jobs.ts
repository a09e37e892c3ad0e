import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Mails one person how many of their tasks are due. */
export const sendMorningTasks = defineJob({
  name: 'tasks.send_morning',
  payload: z.strictObject({
    user_id: PayloadId,
    /** This morning, so that its mail is sent once and tomorrow's is another. */
    subject_id: PayloadId,
  }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id', 'subject_id'],
});
