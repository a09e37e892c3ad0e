import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { storedPhone } from '#server/platform/stored-phone.ts';
import { refuseStale, versionOf } from '#server/platform/versioned.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import type { ContactEdit } from '#shared/features/contacts/contacts.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { type ContactDetail, selectContactDetail } from './contacts.view.ts';

/** A contact as a change finds it. */
export interface WorkingContact {
  id: string;
  referral_id: string;
  organization_name: string;
  is_active: boolean;
  version: number;
  updated_at: number;
  updated_by: string | null;
}

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockContact(tx: TxContext, id: string): Promise<WorkingContact> {
  const row = await tx.db
    .selectFrom('referral_contacts')
    .select(['id', 'referral_id', 'organization_name', 'is_active'])
    .select(versionOf('referral_contacts'))
    .where(inOrganization(tx, 'referral_contacts'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.contact_not_found);
  return row;
}

/** The contact as its page shows it. */
export const currentContact = (tx: TxContext, id: string): Promise<ContactDetail> =>
  selectContactDetail(tx.db)
    .where(inOrganization(tx, 'referral_contacts'))
    .where('referral_contacts.id', '=', id)
    .executeTakeFirstOrThrow();

/** Refuses a change made on an older row, with the row as it is now and who changed it. */
export const refuseStaleContact = (
  tx: TxContext,
  row: WorkingContact,
  seen: Pick<ContactEdit, 'version' | 'updated_at'>,
): Promise<void> =>
  refuseStale(tx, row, seen, { message: text.changed_meanwhile, current: () => currentContact(tx, row.id) });

interface GivenContact {
  phone_number?: string | null | undefined;
  dob?: string | null | undefined;
}

/**
 * What is stored for the fields given of a contact: a telephone number in one form, a birth date that has been.
 * @throws bad_request naming the field at the path of the fields
 */
export function storedContact<Given extends GivenContact>(tx: TxContext, fields: Given, path: string): Given {
  const today = dayInZone(tx.services.clock.now(), person(tx).time_zone);
  if ((fields.dob ?? '') > today) throw invalidField(`${path}dob`, clientsMessages.born_in_future);
  if (typeof fields.phone_number !== 'string') return fields;
  return { ...fields, phone_number: storedPhone(`${path}phone_number`, fields.phone_number) || null };
}
