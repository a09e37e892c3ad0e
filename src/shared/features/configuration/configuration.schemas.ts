import { z } from 'zod';

/** Kept once for the organisation, or once for each person (C-77). */
export const CONFIGURATION_TYPES = {
  ADMISSION_STAFF: 'organisation',
  OUTREACH_STAFF: 'organisation',
  OUTREACH_EVENTS: 'organisation',
  ADMISSION_RULEOUT_QUESTIONS: 'organisation',
  ENGAGEMENT_STATUS_PERIOD: 'organisation',
  EVENT_NOTIFICATIONS: 'organisation',
  OPPORTUNITY_VIEWS: 'person',
  ORG_VIEWS: 'person',
  CLIENTS_VIEWS: 'person',
  CONTACTS_VIEWS: 'person',
} as const satisfies Record<string, 'organisation' | 'person'>;

export type ConfigurationType = keyof typeof CONFIGURATION_TYPES;

export const ConfigurationGetInput = z.strictObject({
  type: z.enum(Object.keys(CONFIGURATION_TYPES) as [ConfigurationType, ...ConfigurationType[]]),
});

/** What a type holds before anyone has saved one. */
export const EMPTY_CONFIGURATION: Record<ConfigurationType, Record<string, unknown>> = {
  ADMISSION_STAFF: { staff: [] },
  OUTREACH_STAFF: { staff: [] },
  OUTREACH_EVENTS: { events: [] },
  ADMISSION_RULEOUT_QUESTIONS: { list: [] },
  ENGAGEMENT_STATUS_PERIOD: { period: 60 },
  EVENT_NOTIFICATIONS: { referral_received: [], referral_sent: [], admission_status_change: [] },
  OPPORTUNITY_VIEWS: { views: [] },
  ORG_VIEWS: { views: [] },
  CLIENTS_VIEWS: { views: [] },
  CONTACTS_VIEWS: { views: [] },
};
