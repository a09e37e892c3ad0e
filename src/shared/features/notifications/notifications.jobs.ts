import { z } from 'zod';
import { defineJob } from '../../platform/define-job.ts';
import { Id } from '../../platform/ids.ts';
import { NOTIFICATION_EVENTS } from './notifications.rules.ts';

const event = {
  event: z.enum(NOTIFICATION_EVENTS),
  opportunity_id: Id,
  /** The row that records the event. */
  subject_id: Id,
  /** Who did it; null for the product itself. */
  user_id: Id.nullable(),
};

/** Finds out who is told of an event, and writes a job for each of them. */
export const announceEvent = defineJob({
  name: 'notifications.announce',
  payload: z.strictObject(event),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['event', 'subject_id'],
});

/** Mails one notice; the recipient is named by the hash of the address, which stands in the configuration. */
export const sendNotice = defineJob({
  name: 'notifications.send_notice',
  payload: z.strictObject({ ...event, recipient: z.string().length(43) }),
  queue: 'default',
  attempts: 5,
  backoff: 5_000,
  logged: ['event', 'subject_id'],
  dedupe: ({ subject_id, recipient }) => `${subject_id} ${recipient}`,
});
