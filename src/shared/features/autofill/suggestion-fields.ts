import { caseDetailsMessages } from '../case-details/case-details.messages.ts';
import {
  CONTACT_PERSON_FIELDS,
  CURRENT_CONCERNS_FIELDS,
  HISTORY_FIELDS,
  type RecordFieldKind,
} from '../case-details/case-fields.ts';
import { autofillMessages as text } from './autofill.messages.ts';

/** Whose field a suggestion fills: the inquiry's case details, its client, or a screening question's answer. */
export const SUGGESTION_TARGETS = ['inquiry', 'client', 'screening'] as const;
export type SuggestionTarget = (typeof SUGGESTION_TARGETS)[number];

export interface SuggestionField {
  target: 'inquiry' | 'client';
  name: string;
  label: string;
  kind: RecordFieldKind;
  /** The heading it stands under in the tray. */
  section: string;
}

type ClientLabel = Extract<keyof typeof text, `client_${string}`>;
const LONGEST: Record<RecordFieldKind, number> = { text: 300, long: 10_000, date: 10, email: 254, phone: 40 };

const client = <Name extends string>(name: Name, kind: RecordFieldKind = 'text') => ({
  target: 'client' as const,
  name,
  label: text[`client_${name}` as ClientLabel],
  kind,
});

/** The client's fields that records tell of. Social security numbers are none of them. */
const DEMOGRAPHIC_FIELDS = [
  client('dob', 'date'),
  client('phone_number', 'phone'),
  client('email_id', 'email'),
  client('address'),
  client('city'),
  client('state'),
  client('zip'),
  client('gender'),
  client('sex_at_birth'),
  client('marital_status'),
  client('living_status'),
  client('employment_status'),
  client('employer'),
  client('legal_guardianship_status'),
] as const;

const EMERGENCY_FIELDS = [
  client('emergency_contact_primary_firstname'),
  client('emergency_contact_primary_lastname'),
  client('emergency_contact_primary_phone', 'phone'),
  client('emergency_contact_primary_email', 'email'),
] as const;

const INSURANCE_FIELDS = [
  client('carrier'),
  client('subscriber_id'),
  client('group_number'),
  client('subscriber_firstname'),
  client('subscriber_lastname'),
  client('subscriber_dob', 'date'),
  client('subscriber_employer'),
  client('authorization_number'),
] as const;

const CLIENT_FIELDS = [...DEMOGRAPHIC_FIELDS, ...EMERGENCY_FIELDS, ...INSURANCE_FIELDS] as const;
export type ClientFieldName = (typeof CLIENT_FIELDS)[number]['name'];
export const CLIENT_FIELD_NAMES: readonly ClientFieldName[] = CLIENT_FIELDS.map((field) => field.name);

const inSection = <Field extends object>(section: string, fields: readonly Field[]) =>
  fields.map((field) => ({ target: 'inquiry' as const, ...field, section }));

/** Every field that can be suggested, in the order of the tray. */
export const SUGGESTION_FIELDS: readonly SuggestionField[] = [
  ...inSection(caseDetailsMessages.section_current_concerns, CURRENT_CONCERNS_FIELDS),
  ...inSection(caseDetailsMessages.section_history, HISTORY_FIELDS),
  ...inSection(caseDetailsMessages.section_contact_person, CONTACT_PERSON_FIELDS),
  ...inSection(text.section_client, DEMOGRAPHIC_FIELDS),
  ...inSection(text.section_emergency, EMERGENCY_FIELDS),
  ...inSection(text.section_insurance, INSURANCE_FIELDS),
];

const BY_NAME = new Map(SUGGESTION_FIELDS.map((field) => [field.name, field]));

/** The field of this name; undefined for a name that no suggestion may fill. */
export const suggestionField = (name: string): SuggestionField | undefined => BY_NAME.get(name);

/** Letters a field's value may have. */
export const longestValue = (field: SuggestionField): number => LONGEST[field.kind];
