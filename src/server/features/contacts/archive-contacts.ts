import { sql } from 'kysely';
import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import { ContactsInput } from '../../../shared/features/contacts/contacts.schemas.ts';
import type { BulkResult } from '../../../shared/platform/bulk.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './contacts.access.ts';

/** The contacts of those ids that are there, held until the end of the transaction, always in one order. */
const lockContacts = (tx: TxContext, ids: readonly string[]) =>
  tx.db
    .selectFrom('referral_contacts')
    .select(['id', 'is_active'])
    .where(ofOrganisation(tx))
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Archives contacts or brings them back; what is so already, or not there, is told with its reason.
 * @throws not_found where none of them is there
 */
async function setActive(tx: TxContext, ids: readonly string[], active: boolean): Promise<BulkResult> {
  const known = ids.filter(isUuid);
  const rows = known.length === 0 ? [] : await lockContacts(tx, known);
  ensure(rows[0], 'not_found', text.contact_not_found);
  const isActive = new Map(rows.map((row) => [row.id, row.is_active]));
  const changed = ids.filter((id) => isActive.get(id) === !active);
  if (changed.length > 0) {
    await tx.db
      .updateTable('referral_contacts')
      .set({
        is_active: active,
        version: sql`version + 1`,
        updated_at: tx.services.clock.now().toISOString(),
        updated_by: person(tx).user_id,
      })
      .where(ofOrganisation(tx))
      .where('id', 'in', changed)
      .execute();
    await audit(tx, { entity: 'contact', ids: changed });
  }
  const reasonOf = (id: string) =>
    isActive.has(id) ? (active ? text.active_already : text.archived_already) : text.contact_not_found;
  const done = new Set(changed);
  return { changed, refused: ids.filter((id) => !done.has(id)).map((id) => ({ id, reason: reasonOf(id) })) };
}

/** Archives up to a hundred contacts: they stay in history, and leave lists, pickers and audiences (C-38). */
export const archiveContacts = verb(
  { name: 'contacts.archive', kind: 'write', permission: 'outreach:archive', input: ContactsInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ids, false)),
);

/** Brings up to a hundred archived contacts back. */
export const unarchiveContacts = verb(
  { name: 'contacts.unarchive', kind: 'write', permission: 'outreach:archive', input: ContactsInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ids, true)),
);
