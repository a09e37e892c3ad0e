import { sql } from 'kysely';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { TxContext } from '../../platform/context.ts';
import { ofOrganisation } from './contacts.access.ts';

/**
 * The contact of a source that an id or a full name means; null where neither is given (C-44a). `fields` are the input's
 * names for the two.
 * @throws not_found for one that is not the source's; bad_request for a name that several of its contacts have
 */
export async function findContact(
  tx: TxContext,
  referral_id: string,
  { contact_id, contact_name }: { contact_id: string | null; contact_name: string | null },
  fields: { id: string; name: string } = { id: 'contact_id', name: 'contact_name' },
): Promise<{ id: string; name: string } | null> {
  if (contact_id === null && contact_name === null) return null;
  const field = contact_id === null ? fields.name : fields.id;
  const refuse = (code: 'not_found' | 'bad_request', message: string) =>
    new AppError(code, message, { fields: { [field]: message } });
  if (contact_id !== null && !isUuid(contact_id)) throw refuse('not_found', text.contact_not_found);
  const theirs = tx.db
    .selectFrom('referral_contacts')
    .select(['id', sql<string>`firstname || ' ' || lastname`.as('name')])
    .where(ofOrganisation(tx))
    .where('referral_id', '=', referral_id);
  const [contact, another] =
    contact_id === null
      ? await theirs
          .where('is_active', '=', true)
          .where('name_key', '=', sql<string>`fold(collapse(${contact_name}))`)
          .limit(2)
          .execute()
      : await theirs.where('id', '=', contact_id).execute();
  if (another) throw refuse('bad_request', text.contact_ambiguous);
  if (!contact) throw refuse('not_found', text.contact_not_found);
  return contact;
}
