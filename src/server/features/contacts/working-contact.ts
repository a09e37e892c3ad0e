import { sql } from 'kysely';
import { normalisePhone } from '../../../shared/features/clients/normalise-phone.ts';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import type { ContactEdit } from '../../../shared/features/contacts/contacts.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import type { TxContext } from '../../platform/context.ts';
import { ofOrganisation } from './contacts.access.ts';
import { type ContactDetail, selectContactDetail } from './contacts.view.ts';

/** A contact as a change finds it. */
export interface WorkingContact {
  id: string;
  referral_id: string;
  organization_name: string;
  is_active: boolean;
  version: number;
  updated_at: number;
}

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockContact(tx: TxContext, id: string): Promise<WorkingContact> {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('referral_contacts')
        .select(['id', 'referral_id', 'organization_name', 'is_active', 'version'])
        .select(sql<number>`epoch(updated_at)`.as('updated_at'))
        .where(ofOrganisation(tx))
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  ensure(row, 'not_found', text.contact_not_found);
  return row;
}

/** The contact as its page shows it. */
export const currentContact = (tx: TxContext, id: string): Promise<ContactDetail> =>
  selectContactDetail(tx.db).where(ofOrganisation(tx)).where('referral_contacts.id', '=', id).executeTakeFirstOrThrow();

/** Refuses a change made on an older row, with the row as it is now and who changed it. */
export async function refuseStale(
  tx: TxContext,
  row: WorkingContact,
  made: Pick<ContactEdit, 'version' | 'updated_at'>,
): Promise<void> {
  const stale =
    made.version !== undefined
      ? made.version !== row.version
      : made.updated_at !== undefined && made.updated_at !== row.updated_at;
  if (!stale) return;
  const current = await currentContact(tx, row.id);
  throw new AppError('conflict', format(text.changed_meanwhile, { name: current.updated_by_name ?? '' }), { current });
}

/** What is stored for the fields given of a contact: a telephone number in one form. */
export const storedContact = <Given extends { phone_number?: string | null | undefined }>(fields: Given): Given =>
  typeof fields.phone_number === 'string' ? { ...fields, phone_number: normalisePhone(fields.phone_number) } : fields;
