import { MAX_PHONE } from '../clients/clients.rules.ts';
import { clientDetailsMessages as text } from './client-details.messages.ts';
import {
  CARRIERS,
  EMPLOYMENT_STATUSES,
  GENDERS,
  GUARDIANSHIP_STATUSES,
  LIVING_STATUSES,
  MARITAL_STATUSES,
  PAYMENT_METHODS,
  SEXES_AT_BIRTH,
} from './client-options.ts';

/** How a field of a client is typed and shown; `masked` is a number that leaves the server only masked. */
type ClientFieldKind = 'text' | 'long' | 'date' | 'email' | 'phone' | 'select' | 'masked';

export interface ClientField {
  name: string;
  label: string;
  kind: ClientFieldKind;
  options?: readonly string[];
  /** The options are those of a list that the organization extends. */
  list?: 'CARRIERS';
  required?: boolean;
  /** A day that has been. */
  past?: boolean;
  /** Letters at most. */
  max: number;
}

type Label = Exclude<keyof typeof text, `section_${string}` | `tab_${string}`>;
const MAX_LENGTHS = {
  text: 200,
  long: 10_000,
  date: 10,
  email: 254,
  phone: MAX_PHONE,
  select: 100,
  masked: 20,
} as const;

const field = <Name extends Label, Kind extends ClientFieldKind>(
  name: Name,
  kind: Kind,
  max: number = MAX_LENGTHS[kind],
) => ({
  name,
  label: text[name],
  kind,
  max,
});
const select = <Name extends Label>(name: Name, options: readonly string[]) => ({
  ...field(name, 'select'),
  options,
});

type Contact = 'emergency_contact_primary' | 'emergency_contact_secondary';
/** Someone to call about the client. */
const contact = <Prefix extends Contact>(prefix: Prefix) =>
  [
    { name: `${prefix}_firstname` as const, label: text.firstname, kind: 'text', max: 100 },
    { name: `${prefix}_lastname` as const, label: text.lastname, kind: 'text', max: 100 },
    { name: `${prefix}_phone` as const, label: text.phone_number, kind: 'phone', max: MAX_LENGTHS.phone },
    { name: `${prefix}_email` as const, label: text.email_id, kind: 'email', max: MAX_LENGTHS.email },
  ] as const;

const NAMES = [
  { ...field('firstname', 'text', 100), required: true },
  { ...field('lastname', 'text', 100), required: true },
] as const;

/** Every field that may be empty, in the sections and tabs a client's page shows them in. */
const PERSON = [
  { ...field('dob', 'date'), past: true },
  field('phone_number', 'phone'),
  field('email_id', 'email'),
  field('ssn', 'masked'),
  select('gender', GENDERS),
  select('sex_at_birth', SEXES_AT_BIRTH),
] as const;
const ADDRESS = [
  field('address', 'text', 300),
  field('city', 'text', 100),
  field('state', 'text', 40),
  field('zip', 'text', 20),
] as const;
const SITUATION = [
  select('marital_status', MARITAL_STATUSES),
  select('living_status', LIVING_STATUSES),
  select('employment_status', EMPLOYMENT_STATUSES),
  field('employer', 'text'),
] as const;
const PRIMARY = contact('emergency_contact_primary');
const SECONDARY = contact('emergency_contact_secondary');
const GUARDIANSHIP = [
  select('legal_guardianship_status', GUARDIANSHIP_STATUSES),
  field('legal_guardianship_documents', 'long'),
] as const;
const INSURANCE = [
  select('payment_method', PAYMENT_METHODS),
  { ...select('carrier', CARRIERS), list: 'CARRIERS' },
  field('subscriber_id', 'text', 100),
  field('group_number', 'text', 100),
  field('authorization_number', 'text', 100),
] as const;
const SUBSCRIBER = [
  field('subscriber_firstname', 'text', 100),
  field('subscriber_lastname', 'text', 100),
  { ...field('subscriber_dob', 'date'), past: true },
  field('subscriber_ssn', 'masked'),
  field('subscriber_employer', 'text'),
  field('subscriber_employment_position', 'text'),
] as const;

const OPTIONAL = [
  ...PERSON,
  ...ADDRESS,
  ...SITUATION,
  ...PRIMARY,
  ...SECONDARY,
  ...GUARDIANSHIP,
  ...INSURANCE,
  ...SUBSCRIBER,
] as const;
export type OptionalClientField = (typeof OPTIONAL)[number]['name'];
/** The fields of a client beside its names, all of which may be empty. */
export const OPTIONAL_CLIENT_FIELDS: readonly (ClientField & { name: OptionalClientField })[] = OPTIONAL;
export const OPTIONAL_CLIENT_FIELD_NAMES = OPTIONAL.map(({ name }) => name);

interface ClientSection {
  title: string;
  fields: readonly ClientField[];
}

export interface ClientTab {
  /** The last part of its address. */
  path: string;
  label: string;
  sections: readonly ClientSection[];
}

/** The tabs of a client's page; the first is shown at every other address below the client, too. */
export const CLIENT_TABS: readonly [ClientTab, ...ClientTab[]] = [
  {
    path: 'demographics',
    label: text.tab_demographics,
    sections: [
      { title: text.section_person, fields: [...NAMES, ...PERSON] },
      { title: text.section_address, fields: ADDRESS },
      { title: text.section_situation, fields: SITUATION },
    ],
  },
  {
    path: 'point-of-contact',
    label: text.tab_point_of_contact,
    sections: [
      { title: text.section_primary_contact, fields: PRIMARY },
      { title: text.section_secondary_contact, fields: SECONDARY },
      { title: text.section_guardianship, fields: GUARDIANSHIP },
    ],
  },
  {
    path: 'insurance-payment',
    label: text.tab_insurance_payment,
    sections: [
      { title: text.section_insurance, fields: INSURANCE },
      { title: text.section_subscriber, fields: SUBSCRIBER },
    ],
  },
];
