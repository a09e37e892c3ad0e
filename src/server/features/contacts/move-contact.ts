import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { contactsMessages as text } from '#shared/features/contacts/contacts.messages.ts';
import { ContactMoveInput } from '#shared/features/contacts/contacts.schemas.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { findSources } from '../referral-sources/find-sources.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { CONTACT_LISTS, listedContactFields } from './contact-options.ts';
import { sourceReference } from './insert-contacts.ts';
import { currentContact, lockContact, refuseStaleContact, storedContact } from './working-contact.ts';

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
 * Archives a contact and creates them again at another source, which is how a source changes (C-38): both or neither. What
 * is given is changed on the way. The two know of each other; history stays with the archived one.
 * @throws conflict for one who is archived, or has changed since the version the move was made on
 */
export const moveContact = verb(
  { name: 'contacts.move', kind: 'write', permission: 'outreach:archive', input: ContactMoveInput },
  (ctx, { contact_id, contact: given }): Promise<{ id: string }> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, CONTACT_LISTS)],
      async (tx, [lists]) => {
        const { version, updated_at, referral_id, organization_name, ...changes } = given;
        await takeOutreachTurn(tx, 'shared');
        const row = await lockContact(tx, contact_id);
        await refuseStaleContact(tx, row, { version, updated_at });
        if (!row.is_active)
          throw new AppError('conflict', text.archived_already, { current: await currentContact(tx, row.id) });
        const [source] = await findSources(tx, [sourceReference({ referral_id, organization_name }, 'contact.')]);
        if (!source || source.id === row.referral_id) throw invalidField('contact.referral_id', text.same_source);
        const { user_id } = person(tx);
        const now = tx.services.clock.now().toISOString();
        const kept = await tx.db
          .updateTable('referral_contacts')
          .set({ is_active: false, ...nextVersion(tx) })
          .where(inOrganization(tx, 'referral_contacts'))
          .where('id', '=', row.id)
          .returning(KEPT)
          .executeTakeFirstOrThrow();
        ensureOffered(lists, listedContactFields('contact.', changes, kept));
        const id = tx.services.newId();
        await tx.db
          .insertInto('referral_contacts')
          .values({
            ...kept,
            ...storedContact(tx, changes, 'contact.'),
            ...{ id, org_id: tx.actor.org_id, moved_from: row.id },
            ...{ referral_id: source.id, organization_name: source.referral_name },
            ...{ created_at: now, updated_at: now, updated_by: user_id },
          })
          .execute();
        await audit(tx, { entity: 'contact', ids: [row.id, id], details: { archived: row.id, created: id } });
        return { id };
      },
    ),
);
