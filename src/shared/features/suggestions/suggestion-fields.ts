import { caseDetailsMessages } from '../case-details/case-details.messages.ts';
import {
  type CaseField,
  CONTACT_PERSON_FIELDS,
  CURRENT_CONCERNS_FIELDS,
  HISTORY_FIELDS,
  type RecordFieldKind,
} from '../case-details/case-fields.ts';
import { OPTIONAL_CLIENT_FIELDS } from '../client-details/client-fields.ts';
import { autofillMessages as text } from './suggestions.messages.ts';

/**
 * Whose field a suggestion fills: the inquiry's fixed case details, its client, a screening question's answer, or the
 * organization's own case details.
 */
export const SUGGESTION_TARGETS = ['inquiry', 'client', 'screening', 'own'] as const;
export type SuggestionTarget = (typeof SUGGESTION_TARGETS)[number];

export interface SuggestionField {
  target: 'inquiry' | 'client';
  name: string;
  label: string;
  kind: RecordFieldKind;
  /** The heading it stands under in the tray. */
  section: string;
  /** Letters at most. */
  max: number;
  /** The only values it may hold, where there are such. */
  options?: readonly string[] | undefined;
}

const LONGEST: Record<RecordFieldKind, number> = { text: 10_000, long: 10_000, date: 10, email: 254, phone: 40 };

/** The client's fields that records speak of. Social security numbers are none of them. */
const DEMOGRAPHICS = [
  'dob',
  'phone_number',
  'email_id',
  'address',
  'city',
  'state',
  'zip',
  'gender',
  'sex_at_birth',
  'marital_status',
  'living_status',
  'employment_status',
  'employer',
  'legal_guardianship_status',
] as const;
const EMERGENCY = [
  'emergency_contact_primary_firstname',
  'emergency_contact_primary_lastname',
  'emergency_contact_primary_phone',
  'emergency_contact_primary_email',
] as const;
const INSURANCE = [
  'carrier',
  'subscriber_id',
  'group_number',
  'subscriber_firstname',
  'subscriber_lastname',
  'subscriber_dob',
  'subscriber_employer',
  'authorization_number',
] as const;

/** The client's fields that can be suggested. */
export const CLIENT_FIELD_NAMES = [...DEMOGRAPHICS, ...EMERGENCY, ...INSURANCE] as const;
export type ClientFieldName = (typeof CLIENT_FIELD_NAMES)[number];

/** Whose name and number it is stands in the field's section on the client's page; in the tray it stands in the label. */
const OWN_LABELS: Partial<Record<ClientFieldName, string>> = {
  emergency_contact_primary_firstname: text.emergency_firstname,
  emergency_contact_primary_lastname: text.emergency_lastname,
  emergency_contact_primary_phone: text.emergency_phone,
  emergency_contact_primary_email: text.emergency_email,
};

const clientFields = (section: string, names: readonly ClientFieldName[]) =>
  OPTIONAL_CLIENT_FIELDS.flatMap(({ name, label, kind, max, options }) => {
    const suggested = names.find((each) => each === name);
    if (!suggested || kind === 'masked') return [];
    const shown = { name, label: OWN_LABELS[suggested] ?? label, kind: kind === 'select' ? ('text' as const) : kind };
    return [{ target: 'client' as const, ...shown, section, max, options }];
  });

const inSection = (section: string, fields: readonly CaseField[]) =>
  fields.map((field) => ({ target: 'inquiry' as const, ...field, section, max: LONGEST[field.kind] }));

/** Every field that can be suggested, in the order of the tray. */
export const SUGGESTION_FIELDS: readonly SuggestionField[] = [
  ...inSection(caseDetailsMessages.section_current_concerns, CURRENT_CONCERNS_FIELDS),
  ...inSection(caseDetailsMessages.section_history, HISTORY_FIELDS),
  ...inSection(caseDetailsMessages.section_contact_person, CONTACT_PERSON_FIELDS),
  ...clientFields(text.section_client, DEMOGRAPHICS),
  ...clientFields(text.section_emergency, EMERGENCY),
  ...clientFields(text.section_insurance, INSURANCE),
];

const BY_NAME = new Map(SUGGESTION_FIELDS.map((field) => [field.name, field]));

/** The field of this name; undefined for a name that no suggestion may fill. */
export const suggestionField = (name: string): SuggestionField | undefined => BY_NAME.get(name);

/** Whether a field may hold a value: its length, and one of its options where it has them. */
export const mayHold = ({ max, options }: SuggestionField, value: string): boolean =>
  value !== '' && value.length <= max && (options === undefined || options.includes(value));

/** In these a wrong value, or one that was overlooked, does harm: what no record says of them is said (R13). */
export const SAFETY_FIELDS = [
  'allergies',
  'history_of_self_harm',
  'history_of_suicide_attempts',
  'aggression_or_property_damage',
  'history_of_seizures',
  'concerns_for_withdrawal',
] as const;
const SAFETY = new Set<string>(SAFETY_FIELDS);

/** Whether a field of this name is one of them. */
export const isSafetyField = (name: string): boolean => SAFETY.has(name);

/** The fields of the two sections that inquiries show unless the organization has its own. */
const IN_FIXED_SECTIONS = new Set<string>([...CURRENT_CONCERNS_FIELDS, ...HISTORY_FIELDS].map(({ name }) => name));

export const isInFixedSection = (name: string): boolean => IN_FIXED_SECTIONS.has(name);
