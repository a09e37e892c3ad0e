import { z } from 'zod';
import { defineJob } from '#shared/platform/define-job.ts';
import { PayloadId } from '#shared/platform/ids.ts';
import { NOTIFICATION_EVENTS } from './notifications.rules.ts';

/**
 * Mails one notice of an event to one address of the organization's list. The address is named by its key, so that the
 * payload holds none; each has a job of its own, so that one failing repeats no other's mail.
 */
export const sendNotice = defineJob({
  name: 'notifications.send_notice',
  payload: z.strictObject({
    event: z.enum(NOTIFICATION_EVENTS),
    opportunity_id: PayloadId,
    /** The row that records the event. */
    subject_id: PayloadId,
    /** Who caused it; null for the product itself. */
    user_id: PayloadId.nullable(),
    address_key: z.string().max(64),
  }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['event', 'subject_id'],
});
