import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';
import { NOTIFICATION_EVENTS } from './notifications.rules.ts';

/**
 * Mails one notice of an event to one address of the organisation's list. The address is named by its key, so that the
 * payload holds none; each has a job of its own, so that one failing repeats no other's mail.
 */
export const sendNotice = defineJob({
  name: 'notifications.send_notice',
  payload: z.strictObject({
    event: z.enum(NOTIFICATION_EVENTS),
    opportunity_id: Id,
    /** The row that records the event. */
    subject_id: Id,
    /** Who caused it; null for the product itself. */
    user_id: Id.nullable(),
    address_key: z.string().max(64),
  }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['event', 'subject_id'],
});
