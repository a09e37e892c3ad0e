import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { AppError } from '#shared/platform/errors.ts';

/**
 * The contact of a source that an id or a full name means; null where neither is given (C-44a). `fields` are the input's
 * names for the two.
 * @throws not_found for an id that is not the source's; bad_request for a name that none or several of its contacts have
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
  const theirs = tx.db
    .selectFrom('referral_contacts')
    .select(['id', sql<string>`firstname || ' ' || lastname`.as('name')])
    .where(inOrganization(tx, 'referral_contacts'))
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
  if (!contact) throw refuse(contact_id === null ? 'bad_request' : 'not_found', text.contact_not_found);
  return contact;
}
