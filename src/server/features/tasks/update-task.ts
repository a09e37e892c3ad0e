import { sql } from 'kysely';
import { tasksMessages } from '../../../shared/features/tasks/tasks.messages.ts';
import { type TaskEdit, TaskUpdateInput } from '../../../shared/features/tasks/tasks.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { assigneeOf, contactOfTask, sourceOfTask } from './task-references.ts';
import { ofOrganisation } from './tasks.access.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

/** The row to be changed, held until the end of the transaction, with who changed it last. @throws not_found */
async function lockTask(tx: TxContext, id: string) {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('tasks')
        .leftJoin('users as editor', 'editor.id', 'tasks.updated_by')
        .leftJoin('users as assignee', 'assignee.id', 'tasks.assigned_to_id')
        .select(['tasks.id', 'tasks.version', 'tasks.referral_id', 'tasks.is_complete'])
        .select('assignee.email_id as assigned_to_email_id')
        .select([
          sql<number>`epoch(tasks.updated_at)`.as('updated_at'),
          sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('editor'),
        ])
        .where(ofOrganisation(tx))
        .where('tasks.id', '=', id)
        .forUpdate('tasks')
        .executeTakeFirst()
    : undefined;
  ensure(row, 'not_found', tasksMessages.task_not_found);
  return row;
}

const currentTask = (tx: TxContext, id: string): Promise<TaskView> =>
  selectTask(tx.db).where(ofOrganisation(tx)).where('tasks.id', '=', id).executeTakeFirstOrThrow();

type LockedTask = Awaited<ReturnType<typeof lockTask>>;

async function refuseStale(tx: TxContext, row: LockedTask, edit: TaskEdit) {
  const stale =
    edit.version !== undefined
      ? edit.version !== row.version
      : edit.updated_at !== undefined && edit.updated_at !== row.updated_at;
  if (!stale) return;
  const message = format(tasksMessages.changed_meanwhile, { name: row.editor ?? '' });
  throw new AppError('conflict', message, { current: await currentTask(tx, row.id) });
}

/** Source and contact belong together: another source drops the contact, unless one of its own is named with it. */
async function tiesOf(tx: TxContext, row: LockedTask, edit: TaskEdit) {
  const named = edit.referral_id ?? edit.org_associated_with;
  const source =
    named === undefined
      ? null
      : await sourceOfTask(tx, edit.referral_id ?? null, edit.org_associated_with || null, 'task.');
  const moved = source !== null && source.referral_id !== row.referral_id;
  const touched = edit.contact_id !== undefined || edit.contact_associated_with !== undefined;
  if (!moved && !touched) return { ...source };
  const of = source?.referral_id ?? row.referral_id;
  const contact = { contact_id: edit.contact_id ?? null, contact_name: edit.contact_associated_with || null };
  return { ...source, ...(await contactOfTask(tx, of, contact, 'task.')) };
}

/** Whom a task is for from now on; one who has left keeps what was theirs until somebody else is named. */
function assigneeFrom(tx: TxContext, row: LockedTask, { assigned_to_email_id: named }: TaskEdit) {
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
      await refuseStale(tx, row, edit);
      const now = tx.services.clock.now().toISOString();
      const { title, due_date, additional_instructions, is_complete } = edit;
      const turned = is_complete !== undefined && is_complete !== row.is_complete;
      await tx.db
        .updateTable('tasks')
        .set({
          title,
          due_date,
          is_complete,
          ...(additional_instructions === undefined
            ? {}
            : { additional_instructions: additional_instructions?.trim() || null }),
          ...(turned ? { completed_at: is_complete ? now : null } : {}),
          ...(await tiesOf(tx, row, edit)),
          ...(await assigneeFrom(tx, row, edit)),
          version: sql`version + 1`,
          updated_at: now,
          updated_by: person(tx).user_id,
        })
        .where(ofOrganisation(tx))
        .where('id', '=', task_id)
        .execute();
      const { version: _version, updated_at: _at, ...fields } = edit;
      await audit(tx, { entity: 'task', ids: [task_id], details: { fields: Object.keys(fields) } });
      return currentTask(tx, task_id);
    }),
);
