import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale, versionOf } from '#server/platform/versioned.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import { TASK_READ_ONLY, type TaskEdit, TaskUpdateInput } from '#shared/features/tasks/tasks.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { priorityPlace } from '../task-rows/insert-task.ts';
import { repeatTask } from './repeat-task.ts';
import { assigneeOf, contactOfTask, sourceOfTask } from './task-references.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
async function lockTask(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('tasks')
    .leftJoin('users as assignee', 'assignee.id', 'tasks.assigned_to_id')
    .select(['tasks.id', 'tasks.referral_id', 'tasks.is_complete'])
    .select('assignee.email_id as assigned_to_email_id')
    .select(versionOf('tasks'))
    .where(inOrganization(tx, 'tasks'))
    .where('tasks.id', '=', id)
    .forUpdate('tasks')
    .executeTakeFirst();
  ensure(row, 'not_found', tasksMessages.task_not_found);
  return row;
}

const currentTask = (tx: TxContext, id: string): Promise<TaskView> =>
  selectTask(tx.db).where(inOrganization(tx, 'tasks')).where('tasks.id', '=', id).executeTakeFirstOrThrow();

type LockedTask = Awaited<ReturnType<typeof lockTask>>;

/** Source and contact belong together: another source drops the contact, unless one of its own is named with it. */
async function tiesOf(tx: TxContext, row: LockedTask, edit: Partial<TaskEdit>) {
  const named = edit.referral_id ?? edit.org_associated_with;
  const source =
    named === undefined
      ? null
      : await sourceOfTask(tx, edit.referral_id ?? null, edit.org_associated_with || null, 'task.');
  const moved = source !== null && source.referral_id !== row.referral_id;
  const touched = edit.contact_id !== undefined || edit.contact_associated_with !== undefined;
  if (!moved && !touched) return { ...source };
  const of = source?.referral_id ?? row.referral_id;
  if (of === null) return { contact_id: null, contact_associated_with: null };
  const contact = { contact_id: edit.contact_id ?? null, contact_name: edit.contact_associated_with || null };
  return { ...source, ...(await contactOfTask(tx, of, contact, 'task.')) };
}

/** Whom a task is for from now on; one who has left keeps what was theirs until somebody else is named. */
function assigneeFrom(tx: TxContext, row: LockedTask, { assigned_to_email_id: named }: Partial<TaskEdit>) {
  if (named === undefined || (named && named.toLowerCase() === row.assigned_to_email_id?.toLowerCase())) return {};
  return assigneeOf(tx, named || null, 'task.');
}

/**
 * Changes a task's own fields; one left out stays as it is. Completing and reopening go the same way.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateTask = verb(
  { name: 'tasks.update', kind: 'write', permission: 'tasks:write', input: TaskUpdateInput },
  (ctx, { task_id, task: edit }): Promise<TaskView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockTask(tx, task_id);
      await refuseStale(tx, row, edit, {
        message: tasksMessages.changed_meanwhile,
        current: () => currentTask(tx, row.id),
      });
      const now = tx.services.clock.now().toISOString();
      const current = await currentTask(tx, task_id);
      const changes = changesIn(edit, current, { readOnly: TASK_READ_ONLY, path: 'task' });
      await audit(tx, { entity: 'task', ids: [task_id], details: { fields: Object.keys(changes) } });
      if (Object.keys(changes).length === 0) return current;
      const { title, due_date, due_time, additional_instructions, is_complete, priority, repeats } = changes;
      const turned = is_complete !== undefined && is_complete !== row.is_complete;
      const day = due_date === undefined ? current.due_date : due_date;
      if (due_time && !day) throw invalidField('task.due_time', tasksMessages.due_time_without_day);
      await tx.db
        .updateTable('tasks')
        .set({
          title,
          due_date,
          due_time: day === null ? null : due_time,
          is_complete,
          repeats,
          snoozed_until: is_complete ? null : changes.snoozed_until,
          ...(priority === undefined ? {} : { priority: priorityPlace(priority) }),
          ...(additional_instructions === undefined
            ? {}
            : { additional_instructions: additional_instructions?.trim() || null }),
          ...(turned ? { completed_at: is_complete ? now : null } : {}),
          ...(await tiesOf(tx, row, changes)),
          ...(await assigneeFrom(tx, row, changes)),
          ...nextVersion(tx),
        })
        .where(inOrganization(tx, 'tasks'))
        .where('id', '=', task_id)
        .execute();
      if (turned && is_complete) await repeatTask(tx, task_id);
      return currentTask(tx, task_id);
    }),
);
