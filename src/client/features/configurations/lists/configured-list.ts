import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import type { VersionedType } from '#shared/features/configuration/configuration.schemas.ts';
import { MAX_EVENT_NAME, MAX_STAFF_NAME } from '#shared/features/configuration/name-lists.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { notificationsMessages } from '#shared/features/notifications/notifications.messages.ts';
import { NOTIFICATION_LABELS, type NotificationEvent } from '#shared/features/notifications/notifications.rules.ts';
import { MAX_QUESTION } from '#shared/features/screening/screening.rules.ts';
import { isMailAddress, MAX_MAIL_ADDRESS } from '#shared/platform/mail-address.ts';

/** A list of short texts that the organization keeps: one entry a list, and one card draws them all. */
export interface ConfiguredList {
  type: VersionedType;
  /** Where the configuration holds it. */
  key: 'staff' | 'events' | 'list' | NotificationEvent;
  title: string;
  hint: string;
  /** What one entry is called: in a sentence, and over its field. */
  label: string;
  field: string;
  maxLength: number;
  /** What is wrong with an entry, where more is asked of it than to be there. */
  faultOf?: (entry: string) => string | undefined;
  /** How an entry is called, where that is not the entry itself. */
  nameOf?: (entry: string) => string;
  /** An entry that cannot be edited. */
  isFixed?: (entry: string) => boolean;
  /** What taking an entry off the list means. */
  deleteHint?: string;
  /** The last entry cannot be taken off. */
  keepsOne?: boolean;
  /** Several are taken at once, with commas between them. */
  several?: boolean;
  empty: string;
  /** The order means something. */
  ordered: boolean;
  /** Adding asks first. */
  confirmsAdding: boolean;
  saved: string;
  failed: string;
  notLoaded: string;
}

export const ADMISSION_STAFF: ConfiguredList = {
  type: 'ADMISSION_STAFF',
  key: 'staff',
  title: text.admission_staff,
  hint: text.staff_hint,
  label: configurationMessages.label_name,
  field: text.name,
  maxLength: MAX_STAFF_NAME,
  empty: text.no_members,
  ordered: false,
  confirmsAdding: true,
  saved: text.admission_staff_saved,
  failed: text.admission_staff_not_saved,
  notLoaded: text.admission_staff_not_loaded,
};

export const OUTREACH_STAFF: ConfiguredList = {
  ...ADMISSION_STAFF,
  type: 'OUTREACH_STAFF',
  title: text.outreach_staff,
  saved: text.outreach_staff_saved,
  failed: text.outreach_staff_not_saved,
  notLoaded: text.outreach_staff_not_loaded,
};

export const OUTREACH_EVENTS: ConfiguredList = {
  type: 'OUTREACH_EVENTS',
  key: 'events',
  title: text.events,
  hint: text.events_hint,
  label: configurationMessages.label_event,
  field: text.event,
  maxLength: MAX_EVENT_NAME,
  empty: text.no_data,
  ordered: true,
  confirmsAdding: false,
  saved: text.events_saved,
  failed: text.events_not_saved,
  notLoaded: text.events_not_loaded,
};

export const SCREENING_QUESTIONS: ConfiguredList = {
  type: 'ADMISSION_RULEOUT_QUESTIONS',
  key: 'list',
  title: text.key_screening_questions,
  hint: text.questions_hint,
  label: configurationMessages.label_question,
  field: text.question,
  maxLength: MAX_QUESTION,
  empty: text.no_questions,
  ordered: true,
  confirmsAdding: false,
  saved: text.questions_saved,
  failed: text.questions_not_saved,
  notLoaded: text.questions_not_loaded,
};

/** Who gets a mail for an event. */
export const recipientsOf = (event: NotificationEvent): ConfiguredList => ({
  type: 'EVENT_NOTIFICATIONS',
  key: event,
  title: NOTIFICATION_LABELS[event],
  hint: notificationsMessages[`hint_${event}`],
  label: configurationMessages.label_address,
  field: notificationsMessages.address,
  maxLength: MAX_MAIL_ADDRESS,
  faultOf: (entry) => (isMailAddress(entry) ? undefined : notificationsMessages.address_invalid),
  several: true,
  empty: notificationsMessages.nobody,
  ordered: false,
  confirmsAdding: true,
  saved: notificationsMessages.saved,
  failed: notificationsMessages.not_saved,
  notLoaded: notificationsMessages.not_loaded,
});
