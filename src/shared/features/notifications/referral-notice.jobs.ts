import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';

/**
 * Mails that a referral was logged to one address of the organisation's list. The address is named by its key, so that
 * the payload holds none; each has a job of its own, so that one failing repeats no other's mail.
 */
export const sendReferralNotice = defineJob({
  name: 'notifications.send_referral_notice',
  payload: z.strictObject({ record_id: Id, address_key: z.string().max(64) }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['record_id'],
});
