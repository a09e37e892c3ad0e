/** What organisations are told of by e-mail; the addresses of each stand in the EVENT_NOTIFICATIONS configuration. */
export const NOTIFICATION_EVENTS = ['referral_received', 'referral_sent', 'admission_status_change'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
