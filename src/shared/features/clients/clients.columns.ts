import { clientDetailsMessages } from '../client-details/client-details.messages.ts';
import { clientsMessages as text } from './clients.messages.ts';

/** What the list of clients can show, with each column's name. */
export const CLIENT_COLUMN_LABELS = {
  name: text.column_name,
  email_id: clientDetailsMessages.email_id,
  phone_number: text.column_phone,
  address: clientDetailsMessages.address,
  city: clientDetailsMessages.city,
  state: clientDetailsMessages.state,
  dob: clientDetailsMessages.dob,
  created_at: text.column_created,
} as const;

export type ClientColumn = keyof typeof CLIENT_COLUMN_LABELS;

export const CLIENT_COLUMNS = Object.keys(CLIENT_COLUMN_LABELS) as [ClientColumn, ...ClientColumn[]];

/** Always shown: it leads to the record. */
export const REQUIRED_CLIENT_COLUMN = 'name' satisfies ClientColumn;

/** The columns of the default view (P2 §2). */
export const DEFAULT_CLIENT_COLUMNS: readonly ClientColumn[] = ['name', 'email_id', 'phone_number', 'address'];
