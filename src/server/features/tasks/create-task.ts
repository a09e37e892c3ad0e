import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { TaskCreateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { insertTask } from '../task-rows/insert-task.ts';
import { assigneeOf, contactOfTask, inquiryOfTask, sourceOfTask } from './task-references.ts';

/** A call of the organization. @throws not_found naming the field */
const callOf = (tx: TxContext, call_id: string) =>
  tx.db
    .selectFrom('calls')
    .select('id')
    .where(inOrganization(tx, 'calls'))
    .where('id', '=', call_id)
    .executeTakeFirst();

/**
 * Creates a task for someone of the organization, tied to a referral source and, where named, to one of its contacts. One
 * that comes from an inquiry or a call may do without a source.
 */
export const createTask = verb(
  { name: 'tasks.create', kind: 'write', permission: 'tasks:write', input: TaskCreateInput },
  (ctx, input): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      if (input.due_time && !input.due_date) throw invalidField('due_time', text.due_time_without_day);
      const { title, due_date, due_time, priority, repeats, additional_instructions, call_id } = input;
      const opportunity_id = await inquiryOfTask(tx, input.opportunity_id);
      if (call_id)
        ensure(await callOf(tx, call_id), 'not_found', text.call_not_found, {
          fields: { call_id: text.call_not_found },
        });
      const named = input.referral_id || input.org_associated_with;
      const loose = (opportunity_id || call_id) && !named;
      const source = loose ? null : await sourceOfTask(tx, input.referral_id, input.org_associated_with);
      const contact =
        source &&
        (await contactOfTask(tx, source.referral_id, {
          contact_id: input.contact_id,
          contact_name: input.contact_associated_with,
        }));
      const id = await insertTask(tx, {
        ...{ title, due_date, due_time, priority, repeats, additional_instructions, opportunity_id, call_id },
        ...source,
        ...contact,
        ...(await assigneeOf(tx, input.assigned_to_email_id)),
      });
      await audit(tx, { entity: 'task', ids: [id] });
      return { id };
    }),
);
