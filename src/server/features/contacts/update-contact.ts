import { sql } from 'kysely';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { type ContactEdit, ContactUpdateInput } from '../../../shared/features/contacts/contacts.schemas.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { permit, verb } from '../../platform/verb.ts';
import type { ContactDetail } from './contacts.view.ts';
import { currentContact, lockContact, refuseStale, storedContact, type WorkingContact } from './working-contact.ts';

/** A source's name however it is written. */
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-US');

/** Refuses another source than the contact's own (C-38). */
function refuseOtherSource(row: WorkingContact, edit: ContactEdit): void {
  const { referral_id, organization_name } = edit;
  const other =
    (referral_id !== undefined && referral_id.toLowerCase() !== row.referral_id) ||
    (organization_name !== undefined && folded(organization_name) !== folded(row.organization_name));
  if (!other) return;
  const field = referral_id === undefined ? 'organization_name' : 'referral_id';
  throw new AppError('conflict', text.source_fixed, { fields: { [`contact.${field}`]: text.source_fixed } });
}

/**
 * Changes a contact's own fields; a field left out stays as it is. `is_active` archives or brings back, for those who may.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on; for another source
 */
export const updateContact = verb(
  { name: 'contacts.update', kind: 'write', permission: 'outreach:write', input: ContactUpdateInput },
  async (ctx, { contact_id, contact: edit }): Promise<ContactDetail> => {
    if (edit.is_active !== undefined) await permit(ctx, 'outreach:archive');
    return withTransaction(ctx, async (tx) => {
      const row = await lockContact(tx, contact_id);
      await refuseStale(tx, row, edit);
      refuseOtherSource(row, edit);
      const { version: _version, updated_at: _at, referral_id: _id, organization_name: _name, ...fields } = edit;
      await tx.db
        .updateTable('referral_contacts')
        .set({
          ...storedContact(fields),
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'contact', ids: [row.id], details: { fields: Object.keys(fields) } });
      return currentContact(tx, row.id);
    });
  },
);
