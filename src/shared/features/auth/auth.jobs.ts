import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';

/** Mails a link to set a password: for a forgotten one, or as an invitation. The link is made when it is sent. */
export const sendPasswordLink = defineJob({
  name: 'auth.send_password_link',
  payload: z.strictObject({ user_id: Id, purpose: z.enum(['reset', 'invitation']) }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id', 'purpose'],
});

/** Tells the owner of an account that its password was changed. */
export const sendPasswordNotice = defineJob({
  name: 'auth.send_password_notice',
  payload: z.strictObject({ user_id: Id }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id'],
});
