import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import type { PriorityLevel, SourceKind } from '../../../shared/features/referral-flow/referral-flow.rules.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import type { ChosenContact, ChosenSource } from '../../components/referral-pickers.ts';
import type { Alumni, NewRecord } from './referral-flow.data.ts';

/** One of an inquiry's three referral tasks. */
export type Task = PriorityLevel | 'outgoing';

export const TASK_TITLES: Record<Task, string> = {
  primary: text.incoming_primary,
  secondary: text.incoming_secondary,
  outgoing: text.outgoing,
};

/** What a referral's wizard has been told so far. */
export interface ReferralDraft {
  source_type: SourceKind | null;
  source: ChosenSource | null;
  contact: ChosenContact | null;
  marketing_contact: string | null;
  online_sources: string[];
  alumni: Alumni | null;
  referred_at: string | null;
  notes: string;
  send_notification: boolean;
}

export const newDraft = (timeZone: string): ReferralDraft => ({
  source_type: null,
  source: null,
  contact: null,
  marketing_contact: null,
  online_sources: [],
  alumni: null,
  referred_at: dayInZone(new Date(), timeZone),
  notes: '',
  send_notification: true,
});

/** What the chosen kind of incoming referral has no place for is left out. */
function incomingFields({ source_type, ...draft }: ReferralDraft): Partial<NewRecord> {
  if (source_type === 'online') return { source_type, online_sources: draft.online_sources };
  if (source_type === 'alumni_referral') return { source_type, alumni_patient_id: draft.alumni?.id ?? null };
  return { source_type, ...sourceFields({ source_type, ...draft }) };
}

const sourceFields = ({ source, contact, marketing_contact }: ReferralDraft) => ({
  referral_id: source?.id ?? null,
  contact_id: contact?.id ?? null,
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

/** What the server said of single fields. */
export type FieldErrors = Readonly<Record<string, string>>;

const FIELDS_OF_STEP = {
  source_type: ['source_type'],
  professional: ['referral_id', 'referral_name', 'contact_id', 'contact_name', 'marketing_contact'],
  online: ['online_sources'],
  alumni: ['alumni_patient_id'],
  destination: ['referral_id', 'referral_name', 'contact_id', 'contact_name', 'marketing_contact'],
  notes: ['referred_at', 'event_date', 'notes', 'send_notification'],
} as const;
export type StepKey = keyof typeof FIELDS_OF_STEP | 'confirm';

/** The first of a wizard's steps that holds a refused field. */
export const stepOfErrors = (steps: readonly StepKey[], errors: FieldErrors): StepKey | undefined =>
  steps.find((step) => step !== 'confirm' && FIELDS_OF_STEP[step].some((field) => errors[field] !== undefined));
