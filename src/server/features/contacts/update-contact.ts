import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { auditMissingPermission, MissingPermission } from '#server/platform/missing-permission.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { CONTACT_READ_ONLY, type ContactEdit, ContactUpdateInput } from '#shared/features/contacts/contacts.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { CONTACT_LISTS, listedContactFields } from './contact-options.ts';
import type { ContactDetail } from './contacts.view.ts';
import {
  currentContact,
  lockContact,
  refuseStaleContact,
  storedContact,
  type WorkingContact,
} from './working-contact.ts';

/** A source's name however it is written. */
const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-US');

/** Refuses another source than the contact's own (C-38). */
function refuseOtherSource(row: WorkingContact, edit: Pick<ContactEdit, 'referral_id' | 'organization_name'>): void {
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
  (ctx, { contact_id, contact: edit }): Promise<ContactDetail> =>
    auditMissingPermission(ctx, () =>
      withTransaction(
        ctx,
        (db) => [keptLists(db, ctx, CONTACT_LISTS)],
        async (tx, [lists]) => {
          const row = await lockContact(tx, contact_id);
          await refuseStaleContact(tx, row, edit);
          const current = await currentContact(tx, row.id);
          const changes = changesIn(edit, current, { readOnly: CONTACT_READ_ONLY, path: 'contact' });
          refuseOtherSource(row, changes);
          const { referral_id: _id, organization_name: _name, ...fields } = changes;
          if (fields.is_active !== undefined && !may(person(tx).role, 'outreach:archive'))
            throw new MissingPermission('outreach:archive');
          ensureOffered(lists, listedContactFields('contact.', fields, current));
          await audit(tx, { entity: 'contact', ids: [row.id], details: { fields: Object.keys(fields) } });
          if (Object.keys(fields).length === 0) return current;
          await tx.db
            .updateTable('referral_contacts')
            .set({ ...storedContact(tx, fields, 'contact.'), ...nextVersion(tx) })
            .where(inOrganization(tx, 'referral_contacts'))
            .where('id', '=', row.id)
            .execute();
          return currentContact(tx, row.id);
        },
      ),
    ),
);
