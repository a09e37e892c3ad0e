import type { RecordField } from '#client/components/record-section/record-field.ts';
import { STATE_OPTIONS, withCurrentValue } from '#client/components/state-options.ts';
import { choicesOf } from '#client/platform/options.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { PREFIXES } from '#shared/features/contacts/contacts.rules.ts';
import type { ContactDetail } from './contacts.data.ts';

/** What the organization offers for a contact. */
interface ContactOptions {
  titles: readonly string[];
  credentials: readonly string[];
}

/** A field of options; a value that an import brought and nobody offers stays one of them. */
const choice = (
  name: 'prefix' | 'title' | 'credential',
  contact: ContactDetail,
  offered: readonly string[],
): RecordField => ({ name, label: text[name], kind: 'select', options: choicesOf(offered, contact[name]) });

const NAMES: readonly RecordField[] = [
  { name: 'firstname', label: text.firstname, kind: 'text', required: true },
  { name: 'lastname', label: text.lastname, kind: 'text', required: true },
];
const DOB: RecordField = { name: 'dob', label: text.dob, kind: 'date', past: true };
const reachOf = ({ state }: ContactDetail): readonly RecordField[] => [
  { name: 'email', label: text.email, kind: 'email' },
  { name: 'phone_number', label: text.phone_number, kind: 'phone' },
  { name: 'linkedin_url', label: text.linkedin_url, kind: 'url' },
  { name: 'address', label: text.address, kind: 'text' },
  { name: 'city', label: text.city, kind: 'text' },
  { name: 'state', label: text.state, kind: 'select', options: withCurrentValue(STATE_OPTIONS, state) },
  { name: 'zipcode', label: text.zipcode, kind: 'text' },
];
const NOTES: readonly RecordField[] = [
  { name: 'additional_info', label: text.additional_info, kind: 'long' },
  { name: 'special_notes', label: text.special_notes, kind: 'long' },
];

/** The parts of a contact's page, in their order: how to reach them is what most come for. */
export const contactSections = (
  contact: ContactDetail,
  { titles, credentials }: ContactOptions,
): { title: string; fields: readonly RecordField[] }[] => [
  { title: text.section_reach, fields: reachOf(contact) },
  {
    title: text.section_person,
    fields: [
      choice('prefix', contact, PREFIXES),
      ...NAMES,
      choice('title', contact, titles),
      choice('credential', contact, credentials),
      DOB,
    ],
  },
  { title: text.section_notes, fields: NOTES },
];
