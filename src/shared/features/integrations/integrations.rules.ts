import { EHR_PLATFORMS, NAMED_EHRS } from '../ehr/ehr.rules.ts';

/** The platforms whose keys an organization keeps: the catalog of six in its groups (C-54), and a server that is no part of it. */
export const PLATFORM_GROUPS = {
  ehr: NAMED_EHRS,
  other: ['CallTrackingMetrics'],
  emails: ['SendGrid', 'Mailgun'],
  server: ['FHIR'],
} as const;
export type PlatformGroup = keyof typeof PLATFORM_GROUPS;

export const PLATFORMS = [...EHR_PLATFORMS, ...PLATFORM_GROUPS.other, ...PLATFORM_GROUPS.emails] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Whether packets can go to a platform. */
export const isEhr = (name: Platform): boolean => (EHR_PLATFORMS as readonly Platform[]).includes(name);

/** The platforms that document a call which two keys, or a server's address and key, are enough for. */
export const TESTABLE = ['FHIR', 'CallTrackingMetrics', 'SendGrid', 'Mailgun'] as const satisfies readonly Platform[];
export type TestablePlatform = (typeof TESTABLE)[number];

export const isTestable = (name: Platform): name is TestablePlatform =>
  (TESTABLE as readonly Platform[]).includes(name);

/** Why a connection did not come about. */
export const CONNECTION_FAULTS = ['keys', 'address', 'unreachable', 'unexpected'] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

/** What an organization's notices leave by: its own SendGrid account, or what the installation has. */
export const MAIL_WAYS = ['own', 'sendgrid', 'smtp', 'outbox'] as const;
export type MailWay = (typeof MAIL_WAYS)[number];

/** Hours that a replaced webhook key goes on working, for its sender to change over. */
export const KEY_OVERLAP_HOURS = 24;
