import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { CallHandleInput, type CallHandling, CallOfInput } from '#shared/features/calls/calls.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { stopClock } from '../first-contact/run-clock.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { insertTask } from '../task-rows/insert-task.ts';
import { assigneeOf } from '../tasks/task-references.ts';
import type { CallRow } from './calls.view.ts';
import { selectCall } from './calls.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
async function lockCall(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('calls')
    .select(['id', 'handled_by'])
    .where(inOrganization(tx, 'calls'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.call_not_found);
  return row;
}

const currentCall = (tx: TxContext, id: string): Promise<CallRow> =>
  selectCall(tx.db).where(inOrganization(tx, 'calls')).where('calls.id', '=', id).executeTakeFirstOrThrow();

/** What a call came to, as its row keeps it. @throws naming the field that is missing or names nothing */
async function outcomeOf(tx: TxContext, { call_id, how, ...asked }: CallHandling) {
  const none = { opportunity_id: null, task_id: null, handled_note: null };
  if (how === 'inquiry') {
    if (!asked.opportunity_id) throw invalidField('opportunity_id', text.inquiry_required);
    const inquiry = await inquiryOf(tx.db, tx, asked.opportunity_id).executeTakeFirst();
    ensure(inquiry, 'not_found', text.linked_inquiry_missing, {
      fields: { opportunity_id: text.linked_inquiry_missing },
    });
    return { ...none, opportunity_id: asked.opportunity_id };
  }
  if (how === 'task') {
    if (!asked.title) throw invalidField('title', text.title_required);
    const task_id = await insertTask(tx, {
      title: asked.title,
      due_date: asked.due_date,
      call_id,
      ...(await assigneeOf(tx, asked.assigned_to_email_id)),
    });
    return { ...none, task_id };
  }
  if (!asked.note) throw invalidField('note', how === 'note' ? text.note_required : text.reason_required);
  return { ...none, handled_note: asked.note };
}

/**
 * Says what a call came to: an inquiry it is linked to, a task made of it, a note, or a reason why there is nothing to do.
 * @throws conflict when somebody has handled it already
 */
export const handleCall = verb(
  { name: 'calls.handle', kind: 'write', permission: 'inquiries:write', input: CallHandleInput },
  (ctx, input): Promise<CallRow> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx);
      const row = await lockCall(tx, input.call_id);
      ensure(row.handled_by === null, 'conflict', format(text.handled_already, { name: row.handled_by ?? '' }));
      const now = tx.services.clock.now().toISOString();
      await tx.db
        .updateTable('calls')
        .set({
          ...(await outcomeOf(tx, input)),
          handled_at: now,
          handled_by_id: me.user_id,
          handled_by: fullName(me),
          handled_how: input.how,
          updated_at: now,
        })
        .where(inOrganization(tx, 'calls'))
        .where('id', '=', row.id)
        .execute();
      await stopClock(tx, { call_id: row.id }, 'call');
      await audit(tx, { entity: 'call', ids: [row.id], details: { how: input.how } });
      return currentCall(tx, row.id);
    }),
);

/** Takes back that a call was handled; an inquiry or a task that came of it stays as it is. */
export const reopenCall = verb(
  { name: 'calls.reopen', kind: 'write', permission: 'inquiries:write', input: CallOfInput },
  (ctx, { call_id }): Promise<CallRow> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockCall(tx, call_id);
      await tx.db
        .updateTable('calls')
        .set({
          handled_at: null,
          handled_by_id: null,
          handled_by: null,
          handled_how: null,
          handled_note: null,
          opportunity_id: null,
          task_id: null,
          updated_at: tx.services.clock.now().toISOString(),
        })
        .where(inOrganization(tx, 'calls'))
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'call', ids: [row.id] });
      return currentCall(tx, row.id);
    }),
);
