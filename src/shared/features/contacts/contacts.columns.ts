import { contactsMessages as text } from './contacts.messages.ts';

/** What the list of contacts can show, with each column's name. */
export const CONTACT_COLUMN_LABELS = {
  name: text.column_name,
  title: text.title,
  organization_name: text.organization_name,
  email: text.email,
  phone_number: text.phone_number,
  credential: text.credential,
  address: text.address,
  city: text.city,
  state: text.state,
  created_at: text.column_created,
} as const;

export type ContactColumn = keyof typeof CONTACT_COLUMN_LABELS;

export const CONTACT_COLUMNS = Object.keys(CONTACT_COLUMN_LABELS) as [ContactColumn, ...ContactColumn[]];

/** Always shown: it leads to the record. */
export const REQUIRED_CONTACT_COLUMN = 'name' satisfies ContactColumn;

/** The columns of the default view. */
export const DEFAULT_CONTACT_COLUMNS: readonly ContactColumn[] = [
  'name',
  'title',
  'organization_name',
  'email',
  'phone_number',
  'created_at',
];
