import { sql } from 'kysely';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { ContactMoveInput } from '../../../shared/features/contacts/contacts.schemas.ts';
import { AppError, invalidField } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { findSources } from '../referral-sources/find-sources.ts';
import { sourceReference } from './insert-contacts.ts';
import { currentContact, lockContact, refuseStale, storedContact } from './working-contact.ts';

/** What goes with a person to another source. */
const KEPT = [
  'firstname',
  'lastname',
  'prefix',
  'title',
  'credential',
  'email',
  'phone_number',
  'dob',
  'linkedin_url',
  'address',
  'city',
  'state',
  'zipcode',
  'additional_info',
  'special_notes',
] as const;

/**
 * Archives a contact and creates them anew at another source, which is how a source changes (C-38): both or neither. What
 * is given is changed on the way. The two know of each other; history stays with the archived one.
 * @throws conflict for one who is archived, or has changed since the version the move was made on
 */
export const moveContact = verb(
  { name: 'contacts.move', kind: 'write', permission: 'outreach:archive', input: ContactMoveInput },
  (ctx, { contact_id, contact: given }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const { version, updated_at, referral_id, organization_name, ...changes } = given;
      const row = await lockContact(tx, contact_id);
      await refuseStale(tx, row, { version, updated_at });
      if (!row.is_active)
        throw new AppError('conflict', text.archived_already, { current: await currentContact(tx, row.id) });
      const [source] = await findSources(tx, [sourceReference({ referral_id, organization_name }, 'contact.')]);
      if (!source || source.id === row.referral_id) throw invalidField('contact.referral_id', text.same_source);
      const { user_id } = person(tx);
      const now = tx.services.clock.now().toISOString();
      const kept = await tx.db
        .updateTable('referral_contacts')
        .set({ is_active: false, version: sql`version + 1`, updated_at: now, updated_by: user_id })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', row.id)
        .returning(KEPT)
        .executeTakeFirstOrThrow();
      const id = tx.services.newId();
      await tx.db
        .insertInto('referral_contacts')
        .values({
          ...kept,
          ...storedContact(changes),
          ...{ id, org_id: tx.actor.org_id, moved_from: row.id },
          ...{ referral_id: source.id, organization_name: source.referral_name },
          ...{ created_at: now, updated_at: now, updated_by: user_id },
        })
        .execute();
      await audit(tx, { entity: 'contact', ids: [row.id, id], details: { archived: row.id, created: id } });
      return { id };
    }),
);
