import type { ChosenContact, ChosenSource } from '#client/components/referral-pickers.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import type { PriorityLevel, SourceKind } from '#shared/features/referral-flow/referral-flow.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import type { Alumni, NewRecord } from './referral-flow.data.ts';

/** One of an inquiry's three referral tasks. */
export type Task = PriorityLevel | 'outgoing';

export const TASK_TITLES: Record<Task, string> = {
  primary: text.incoming_primary,
  secondary: text.incoming_secondary,
  outgoing: text.outgoing,
};

/** What a referral's wizard holds, by the names of what is sent. */
export type ReferralDraft = {
  source_type: SourceKind | null;
  referral_id: ChosenSource | null;
  contact_id: ChosenContact | null;
  marketing_contact: string | null;
  online_sources: string[];
  alumni_patient_id: Alumni | null;
  referred_at: string | null;
  notes: string;
  send_notification: boolean;
};

export const newDraft = (timeZone: string): ReferralDraft => ({
  source_type: null,
  referral_id: null,
  contact_id: null,
  marketing_contact: null,
  online_sources: [],
  alumni_patient_id: null,
  referred_at: dayInZone(new Date(), timeZone),
  notes: '',
  send_notification: true,
});

/** What the chosen kind of incoming referral has no place for is left out. */
function incomingFields({ source_type, ...draft }: ReferralDraft): Partial<NewRecord> {
  if (source_type === 'online') return { source_type, online_sources: draft.online_sources };
  if (source_type === 'alumni_referral') return { source_type, alumni_patient_id: draft.alumni_patient_id?.id ?? null };
  return { source_type, ...sourceFields({ source_type, ...draft }) };
}

const sourceFields = ({ referral_id, contact_id, marketing_contact }: ReferralDraft) => ({
  referral_id: referral_id?.id ?? null,
  contact_id: contact_id?.id ?? null,
  marketing_contact,
});

/** The draft as the server takes it. */
export function inputOf(draft: ReferralDraft, task: Task, opportunity_id: string): NewRecord {
  const { referred_at, notes, send_notification } = draft;
  const shared = { opportunity_id, referred_at, notes, send_notification };
  return task === 'outgoing'
    ? { ...shared, ...sourceFields(draft), referral_direction: 'referral_sent' }
    : { ...shared, ...incomingFields(draft), referral_direction: 'referral_received', priority_level: task };
}

/** Other names by which the server calls a field. */
export const RECORD_ALIASES = { referral_name: 'referral_id', contact_name: 'contact_id', event_date: 'referred_at' };
