import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { PRIORITIES, type Priority } from '#shared/features/tasks/tasks.rules.ts';
import { TaskChangeManyInput, TaskOfInput, type TaskUndo } from '#shared/features/tasks/tasks.schemas.ts';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { priorityPlace } from '../task-rows/insert-task.ts';
import { repeatTask } from './repeat-task.ts';
import { assigneeOf } from './task-references.ts';

/** What a change of many tasks came to, and all that takes it back. */
export type TasksChanged = BulkResult & { undo: TaskUndo };

type Before = Omit<TaskUndo['rows'][number]['was'], 'assigned_to_email_id'> & {
  id: string;
  version: number;
  assigned_to_email_id: string | null;
};

/** What a row held of the fields that a change is about; a day takes its time along, and a completed one when, and its rhythm. */
function heldOf({ id, version, ...row }: Before, change: object): TaskUndo['rows'][number] {
  const named = new Set(Object.keys(change));
  if (named.has('due_date')) named.add('due_time');
  if (named.has('is_complete')) for (const field of ['completed_at', 'snoozed_until', 'repeats']) named.add(field);
  const was = Object.fromEntries(Object.entries(row).filter(([field]) => named.has(field)));
  // Nobody stands for whoever has left: such a row keeps whom it was given to.
  if (was.assigned_to_email_id === null) delete was.assigned_to_email_id;
  return { id, version: version + 1, was };
}

/** Changes up to a hundred tasks at once; answers which were there to be changed. @throws not_found where none was */
export const changeTasks = verb(
  { name: 'tasks.change_many', kind: 'write', permission: 'tasks:write', input: TaskChangeManyInput },
  (ctx, { ids, change }): Promise<TasksChanged> =>
    withTransaction(ctx, async (tx) => {
      const { is_complete, due_date, snoozed_until, priority, assigned_to_email_id } = change;
      // In one order, so that two such changes do not wait for each other.
      const rows = await tx.db
        .selectFrom('tasks')
        .select(['id', 'is_complete', 'version', 'due_date', 'snoozed_until', 'repeats'])
        .select([
          sql<string | null>`to_char(due_time, 'HH24:MI')`.as('due_time'),
          sql<number | null>`epoch(completed_at)`.as('completed_at'),
          sql<Priority>`(array[${sql.join(PRIORITIES.map((each) => sql.lit(each)))}])[priority]`.as('priority'),
        ])
        .select(({ selectFrom }) =>
          selectFrom('users')
            .select('users.email_id')
            .where(inOrganization(tx, 'users'))
            .whereRef('users.id', '=', 'tasks.assigned_to_id')
            .where('users.is_active', '=', true)
            .as('assigned_to_email_id'),
        )
        .where(inOrganization(tx, 'tasks'))
        // What is no id names no row: an empty list would be no SQL.
        .where('id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
        .orderBy('id')
        .forUpdate()
        .execute();
      ensure(rows[0], 'not_found', text.task_not_found);
      const found = new Map(rows.map((row) => [row.id, row]));
      const changed = ids.filter((id) => found.has(id));
      const assignee = assigned_to_email_id ? await assigneeOf(tx, assigned_to_email_id, 'change.') : {};
      if (changed.length > 0)
        await tx.db
          .updateTable('tasks')
          .set({
            ...assignee,
            ...(due_date === undefined ? {} : { due_date }),
            ...(due_date === null ? { due_time: null } : {}),
            ...(snoozed_until === undefined ? {} : { snoozed_until }),
            ...(priority === undefined ? {} : { priority: priorityPlace(priority) }),
            ...(is_complete === undefined ? {} : { is_complete }),
            ...nextVersion(tx),
          })
          .where(inOrganization(tx, 'tasks'))
          .where('id', 'in', changed)
          .execute();
      const turned = changed.filter((id) => is_complete !== undefined && found.get(id)?.is_complete !== is_complete);
      if (turned.length > 0)
        await tx.db
          .updateTable('tasks')
          .set(
            is_complete
              ? { completed_at: tx.services.clock.now().toISOString(), snoozed_until: null }
              : { completed_at: null },
          )
          .where(inOrganization(tx, 'tasks'))
          .where('id', 'in', turned)
          .execute();
      const made = new Map<string, string | null>();
      if (is_complete) for (const id of turned) made.set(id, await repeatTask(tx, id));
      await audit(tx, { entity: 'task', ids: changed, details: { fields: Object.keys(change) } });
      return {
        changed,
        refused: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: text.task_not_found })),
        undo: {
          rows: changed.map((id) => ({ ...heldOf(found.get(id)!, change), made: made.get(id) ?? undefined })),
        },
      };
    }),
);

/** Removes a task for good. */
export const deleteTask = verb(
  { name: 'tasks.delete', kind: 'write', permission: 'tasks:write', input: TaskOfInput },
  (ctx, { task_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const gone = await tx.db
        .deleteFrom('tasks')
        .where(inOrganization(tx, 'tasks'))
        .where('id', '=', task_id)
        .returning('id')
        .executeTakeFirst();
      ensure(gone, 'not_found', text.task_not_found);
      await audit(tx, { entity: 'task', ids: [gone.id] });
      return gone;
    }),
);
