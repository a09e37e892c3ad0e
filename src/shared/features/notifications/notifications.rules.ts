import { notificationsMessages as text } from './notifications.messages.ts';

/** What organizations are notified of by e-mail; the addresses of each stand in the EVENT_NOTIFICATIONS configuration. */
export const NOTIFICATION_EVENTS = ['referral_received', 'referral_sent', 'admission_status_change'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

/** What mails are about: the events, and what goes to one person by themselves. */
export const NOTICE_KINDS = [...NOTIFICATION_EVENTS, 'first_contact_due', 'morning_tasks'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What becomes of a mail: `in_doubt` may have arrived, and is not sent again. */
export const NOTICE_STATES = ['sending', 'waiting', 'sent', 'failed', 'in_doubt'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** The mails that are listed. */
export const NOTICES_SHOWN = 20;

/** Each kind by the name people know. */
export const NOTIFICATION_LABELS: Record<NoticeKind, string> = {
  referral_received: text.event_referral_received,
  referral_sent: text.event_referral_sent,
  admission_status_change: text.event_admission_status_change,
  first_contact_due: text.event_first_contact_due,
  morning_tasks: text.event_morning_tasks,
};
