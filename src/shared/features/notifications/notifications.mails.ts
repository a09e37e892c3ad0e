import type { NotificationEvent } from './notifications.rules.ts';

const SUBJECTS: Record<NotificationEvent, string> = {
  referral_received: 'Referral received',
  referral_sent: 'Referral sent',
  admission_status_change: 'Admission status changed',
};

interface Notice {
  /** The four characters behind the client's name in the inquiry's. */
  suffix: string;
  staff: string;
  link: string;
}

/** Words of no inquiry at all, for a preview and a test. */
export const sampleNotice = (address: string): Notice => ({
  suffix: 'A2B3',
  staff: 'Sam Example',
  link: `${address}/admissions/inquiries`,
});

/** A notice's words: the event, the inquiry's suffix, who caused it and a link, and no word more (C-76). */
export const eventMail = (event: NotificationEvent, { suffix, staff, link }: Notice) => ({
  subject: `${SUBJECTS[event]}: inquiry ${suffix}`,
  text: `${SUBJECTS[event]} for the inquiry ${suffix}, logged by ${staff}.

Open it here:

${link}`,
});
