import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import { type FirstContactOf, FirstContactOfInput } from '#shared/features/first-contact/first-contact.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type FirstContactView, selectFirstContact } from './first-contact.view.ts';
import { type ClockOf, clockOf, dueAfter, stopClock } from './run-clock.ts';
import { selectSpeed, speedOf } from './speed-to-lead.ts';

const named = ({ opportunity_id, call_id }: FirstContactOf): ClockOf =>
  opportunity_id === undefined ? { call_id: call_id ?? '' } : { opportunity_id };

const current = (tx: TxContext, id: string): Promise<FirstContactView> =>
  selectFirstContact(tx.db)
    .where(inOrganization(tx, 'first_contacts'))
    .where('first_contacts.id', '=', id)
    .executeTakeFirstOrThrow();

/** Held until the end of the transaction. @throws not_found */
async function lockClock(tx: TxContext, of: FirstContactOf) {
  const row = await clockOf(tx.db, tx, named(of))
    .select(['id', 'contacted_by', 'contacted_how'])
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.not_found);
  return row;
}

/** Says that a person was in contact, which stops the clock. @throws conflict where somebody was before */
export const sayContacted = verb(
  { name: 'first_contact.contacted', kind: 'write', permission: 'inquiries:write', input: FirstContactOfInput },
  (ctx, of): Promise<FirstContactView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockClock(tx, of);
      ensure(row.contacted_by === null, 'conflict', format(text.contacted_already, { name: row.contacted_by ?? '' }));
      await stopClock(tx, named(of), 'said');
      await audit(tx, { entity: 'first_contact', ids: [row.id] });
      return current(tx, row.id);
    }),
);

/** Takes back that somebody said so: the clock runs on from where it began. What a note or a status stopped stays. */
export const takeBackContacted = verb(
  { name: 'first_contact.take_back', kind: 'write', permission: 'inquiries:write', input: FirstContactOfInput },
  (ctx, of): Promise<FirstContactView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockClock(tx, of);
      ensure(row.contacted_how === 'said', 'conflict', text.undo_failed);
      const speed = speedOf(await selectSpeed(tx.db, tx).executeTakeFirst());
      await tx.db
        .updateTable('first_contacts')
        .set({
          contacted_at: null,
          contacted_by_id: null,
          contacted_by: null,
          contacted_how: null,
          waited_seconds: null,
          in_target: null,
          // Whoever is next is asked after another such time, not at once.
          hand_over_at: dueAfter(tx.services.clock.now(), speed).toISOString(),
        })
        .where(inOrganization(tx, 'first_contacts'))
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'first_contact', ids: [row.id] });
      return current(tx, row.id);
    }),
);
