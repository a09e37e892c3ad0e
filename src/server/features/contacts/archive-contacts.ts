import { setActive } from '#server/platform/set-active.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { ContactsInput } from '#shared/features/contacts/contacts.schemas.ts';

const ROWS = {
  table: 'referral_contacts',
  entity: 'contact',
  text: { ...text, not_found: text.contact_not_found },
} as const;

/** Archives up to a hundred contacts: they stay in history, and leave lists, pickers and audiences (C-38). */
export const archiveContacts = verb(
  { name: 'contacts.archive', kind: 'write', permission: 'outreach:archive', input: ContactsInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ROWS, ids, false)),
);

/** Brings up to a hundred archived contacts back. */
export const unarchiveContacts = verb(
  { name: 'contacts.unarchive', kind: 'write', permission: 'outreach:archive', input: ContactsInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ROWS, ids, true)),
);
