import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { TaskCreateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { assigneeOf, contactOfTask, inquiryOfTask, sourceOfTask } from './task-references.ts';

/** Creates a task for someone of the organization, tied to a referral source and, where named, to one of its contacts. */
export const createTask = verb(
  { name: 'tasks.create', kind: 'write', permission: 'tasks:write', input: TaskCreateInput },
  (ctx, input): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx);
      const now = tx.services.clock.now().toISOString();
      const id = tx.services.newId();
      const source = await sourceOfTask(tx, input.referral_id, input.org_associated_with);
      const named = { contact_id: input.contact_id, contact_name: input.contact_associated_with };
      const contact = await contactOfTask(tx, source.referral_id, named);
      const assignee = await assigneeOf(tx, input.assigned_to_email_id);
      await tx.db
        .insertInto('tasks')
        .values({
          id,
          org_id: tx.actor.org_id,
          title: input.title,
          due_date: input.due_date,
          additional_instructions: input.additional_instructions,
          opportunity_id: await inquiryOfTask(tx, input.opportunity_id),
          ...source,
          ...contact,
          ...assignee,
          completed_at: null,
          created_at: now,
          created_by_id: me.user_id,
          created_by: fullName(me),
          updated_at: now,
          updated_by: me.user_id,
        })
        .execute();
      await audit(tx, { entity: 'task', ids: [id] });
      return { id };
    }),
);
