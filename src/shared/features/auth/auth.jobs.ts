import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';

/** Mails a link to set a password: for a forgotten one, or as an invitation. The link is made when it is sent. */
export const sendPasswordLink = defineJob({
  name: 'auth.send_password_link',
  payload: z.strictObject({ user_id: PayloadId, purpose: z.enum(['reset', 'invitation']) }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id', 'purpose'],
});

/** Lets the owner of an account know that its password was changed. */
export const sendPasswordNotice = defineJob({
  name: 'auth.send_password_notice',
  payload: z.strictObject({ user_id: PayloadId }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id'],
});

/** Says to the owner of an account that its two-factor sign-in was turned on or off. */
export const sendTwoFactorNotice = defineJob({
  name: 'auth.send_two_factor_notice',
  payload: z.strictObject({ user_id: PayloadId, on: z.boolean() }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['user_id', 'on'],
});
