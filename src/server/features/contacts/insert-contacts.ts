import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import type { ContactFields } from '#shared/features/contacts/contacts.schemas.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { findSources, type SourceReference } from '../referral-sources/find-sources.ts';
import { storedContact } from './working-contact.ts';

/** The source a contact names; `path` leads to the contact within the input. @throws bad_request where it names none */
export function sourceReference(
  { referral_id, organization_name }: Pick<ContactFields, 'referral_id' | 'organization_name'>,
  path: string,
): SourceReference {
  if (!referral_id && !organization_name)
    throw invalidField(`${path}organization_name`, contactsMessages.source_required);
  return {
    id: referral_id ?? null,
    name: organization_name || null,
    fields: { id: `${path}referral_id`, name: `${path}organization_name` },
  };
}

/**
 * Adds contacts, each to the one source it names, with their audit row. `pathOf` leads to one within the input.
 * Answers the ids in the order given.
 */
export async function insertContacts(
  tx: TxContext,
  contacts: readonly ContactFields[],
  pathOf: (at: number) => string,
): Promise<string[]> {
  const { user_id } = person(tx);
  const now = tx.services.clock.now().toISOString();
  const sources = await findSources(
    tx,
    contacts.map((contact, at) => sourceReference(contact, pathOf(at))),
  );
  const rows = contacts.map((contact, at) => ({
    ...storedContact(tx, contact, pathOf(at)),
    referral_id: sources[at]!.id,
    organization_name: sources[at]!.referral_name,
    id: tx.services.newId(),
    org_id: tx.actor.org_id,
    created_at: now,
    updated_at: now,
    updated_by: user_id,
  }));
  await tx.db.insertInto('referral_contacts').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  await audit(tx, { entity: 'contact', ids });
  return ids;
}
