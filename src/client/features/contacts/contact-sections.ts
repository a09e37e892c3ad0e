import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { CONTACT_TITLES, CREDENTIALS, PREFIXES } from '../../../shared/features/contacts/contacts.rules.ts';
import type { RecordField } from '../../components/record-section/record-field.ts';
import { STATE_OPTIONS, withHeld } from '../../components/state-options.ts';
import type { ContactDetail } from './contacts.data.ts';

type Chosen = 'prefix' | 'title' | 'credential';
const OFFERED: Record<Chosen, readonly string[]> = {
  prefix: PREFIXES,
  title: CONTACT_TITLES,
  credential: CREDENTIALS,
};

/** A field of options; a value that an import brought and nobody offers stays one of them. */
function choice(name: Chosen, contact: ContactDetail): RecordField {
  const now = contact[name];
  const values = now === null || OFFERED[name].includes(now) ? OFFERED[name] : [now, ...OFFERED[name]];
  return { name, label: text[name], kind: 'select', options: values.map((value) => ({ value, label: value })) };
}

const NAMES: readonly RecordField[] = [
  { name: 'firstname', label: text.firstname, kind: 'text', max: 100, required: true },
  { name: 'lastname', label: text.lastname, kind: 'text', max: 100, required: true },
];
const DOB: RecordField = { name: 'dob', label: text.dob, kind: 'date' };
const reachOf = ({ state }: ContactDetail): readonly RecordField[] => [
  { name: 'email', label: text.email, kind: 'email', max: 254 },
  { name: 'phone_number', label: text.phone_number, kind: 'phone', max: 40 },
  { name: 'linkedin_url', label: text.linkedin_url, kind: 'url', max: 500 },
  { name: 'address', label: text.address, kind: 'text', max: 300 },
  { name: 'city', label: text.city, kind: 'text', max: 100 },
  { name: 'state', label: text.state, kind: 'select', options: withHeld(STATE_OPTIONS, state) },
  { name: 'zipcode', label: text.zipcode, kind: 'text', max: 20 },
];
const NOTES: readonly RecordField[] = [
  { name: 'additional_info', label: text.additional_info, kind: 'long', max: 5_000 },
  { name: 'special_notes', label: text.special_notes, kind: 'long', max: 5_000 },
];

/** The parts of a contact's page, in their order. */
export const contactSections = (contact: ContactDetail): { title: string; fields: readonly RecordField[] }[] => [
  {
    title: text.section_person,
    fields: [choice('prefix', contact), ...NAMES, choice('title', contact), choice('credential', contact), DOB],
  },
  { title: text.section_reach, fields: reachOf(contact) },
  { title: text.section_notes, fields: NOTES },
];
