import { caseDetailsMessages as text } from './case-details.messages.ts';

/** How a field of a record is typed and shown; `long` is text of several lines. */
export type RecordFieldKind = 'text' | 'long' | 'date' | 'email' | 'phone';

export interface CaseField {
  name: string;
  label: string;
  kind: RecordFieldKind;
}

type Label = keyof typeof text;
const long = <Name extends Label>(name: Name) => ({ name, label: text[name], kind: 'long' as const });
const date = <Name extends Label>(name: Name) => ({ name, label: text[name], kind: 'date' as const });

type Person = 'current_psychiatrist' | 'current_therapist' | 'current_pcp' | 'contact_person';
/** Name, phone and e-mail of someone the inquiry names. */
const person = <Prefix extends Person>(prefix: Prefix) =>
  [
    { name: `${prefix}_name` as const, label: text[`${prefix}_name`], kind: 'text' as const },
    { name: `${prefix}_phone` as const, label: text[`${prefix}_phone`], kind: 'phone' as const },
    { name: `${prefix}_email` as const, label: text[`${prefix}_email`], kind: 'email' as const },
  ] as const;

/** The fixed section 'Current Concerns' (C-23). */
export const CURRENT_CONCERNS_FIELDS = [
  long('reason_for_seeking_treatment'),
  long('current_symptoms'),
  long('recent_substance_abuse'),
  long('concerns_for_withdrawal'),
  long('medication_plan'),
  long('allergies'),
  long('knowingly_ingested_allergen'),
  long('epipen'),
  long('transportation_required'),
  long('additional_treatment_or_support_needed'),
  ...person('current_psychiatrist'),
  ...person('current_therapist'),
  ...person('current_pcp'),
  date('next_appointment'),
] as const satisfies readonly CaseField[];

/** The fixed section 'History' (C-23). */
export const HISTORY_FIELDS = [
  long('hospitalizations'),
  long('residential_programs'),
  long('other_levels_of_care'),
  long('outpatient_therapy'),
  long('psych_testing_done'),
  long('completed_genetic_testing'),
  long('history_of_self_harm'),
  long('history_of_suicide_attempts'),
  long('eating_disorder'),
  long('history_of_trauma'),
  long('history_of_seizures'),
  long('history_of_tbi_concussions'),
  long('aggression_or_property_damage'),
  long('sexually_inappropriate_behavior'),
  long('registered_sex_offender'),
  long('pending_legal_charges'),
  long('probation'),
  long('parole_granted'),
  date('upcoming_court_date'),
  long('family_history'),
] as const satisfies readonly CaseField[];

/** Whom the center speaks with about the inquiry, beside the client. */
export const CONTACT_PERSON_FIELDS = person('contact_person');

/** The two sections shown where an organization has none of its own. */
export const FIXED_SECTIONS = [
  { id: 'current_concerns', name: text.section_current_concerns, fields: CURRENT_CONCERNS_FIELDS },
  { id: 'history', name: text.section_history, fields: HISTORY_FIELDS },
] as const;

const CASE_FIELDS = [...CURRENT_CONCERNS_FIELDS, ...HISTORY_FIELDS, ...CONTACT_PERSON_FIELDS] as const;
export type CaseFieldName = (typeof CASE_FIELDS)[number]['name'];
export const CASE_FIELD_NAMES: readonly CaseFieldName[] = CASE_FIELDS.map((field) => field.name);

const KINDS: ReadonlyMap<string, RecordFieldKind> = new Map(CASE_FIELDS.map(({ name, kind }) => [name, kind]));
/** How a case field is typed; undefined for any other name. */
export const caseFieldKind = (name: string): RecordFieldKind | undefined => KINDS.get(name);
/** Whether a field holds a calendar date; every other holds text. */
export const isCaseDate = (name: CaseFieldName): boolean => caseFieldKind(name) === 'date';
