import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { type TaskUndo, TaskUndoManyInput } from '#shared/features/tasks/tasks.schemas.ts';
import type { BulkResult } from '#shared/platform/bulk.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isUuid } from '#shared/platform/uuid.ts';
import { priorityPlace } from '../task-rows/insert-task.ts';

type Row = TaskUndo['rows'][number];

/** The active people whom rows are given back to, by their e-mail. */
async function peopleOf(tx: TxContext, rows: readonly Row[]) {
  const emails = [...new Set(rows.flatMap(({ was }) => was.assigned_to_email_id ?? []))];
  if (emails.length === 0) return new Map<string, { assigned_to_id: string; assigned_to: string }>();
  const people = await tx.db
    .selectFrom('users')
    .select(['id', 'email_id', 'firstname', 'lastname'])
    .where(inOrganization(tx, 'users'))
    .where('is_active', '=', true)
    .where('email_id', 'in', emails)
    .execute();
  return new Map(
    people.map((each) => [each.email_id.toLowerCase(), { assigned_to_id: each.id, assigned_to: fullName(each) }]),
  );
}

/** When a task that is done again was done. */
const doneAt = (tx: TxContext, seconds: number | null | undefined): Date =>
  seconds ? new Date(seconds * 1_000) : tx.services.clock.now();

/** Removes what repeating tasks left that were put back, where nobody has touched it since. */
async function removeMade(tx: TxContext, made: readonly string[]): Promise<void> {
  if (made.length === 0) return;
  const gone = await tx.db
    .deleteFrom('tasks')
    .where(inOrganization(tx, 'tasks'))
    .where('id', '=', sql<string>`any(${made.filter(isUuid)}::uuid[])`)
    .where('version', '=', 1)
    .where('is_complete', '=', false)
    .where('created_by_id', '=', tx.user?.user_id ?? null)
    .returning('id')
    .execute();
  if (gone.length > 0) await audit(tx, { entity: 'task', ids: gone.map(({ id }) => id), details: { removed: true } });
}

/**
 * Takes a change of many tasks back; one that was changed since, or is gone, stays as it is, with the next one that it left,
 * and says so.
 * @throws not_found where none of them is there
 */
export const undoTasks = verb(
  { name: 'tasks.undo_many', kind: 'write', permission: 'tasks:write', input: TaskUndoManyInput },
  (ctx, { rows }): Promise<BulkResult> =>
    withTransaction(ctx, async (tx) => {
      const known = await tx.db
        .selectFrom('tasks')
        .select('id')
        .where(inOrganization(tx, 'tasks'))
        // What is no id names no row.
        .where('id', '=', sql<string>`any(${rows.map(({ id }) => id).filter(isUuid)}::uuid[])`)
        .execute();
      ensure(known[0], 'not_found', text.task_not_found);
      const people = await peopleOf(tx, rows);
      const changed: string[] = [];
      const left: string[] = [];
      const refused: BulkResult['refused'] = [];
      // In one order, so that two such changes do not wait for each other.
      const ids = new Set(known.map(({ id }) => id));
      for (const { id, version, was, made } of [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))) {
        const { assigned_to_email_id: email, priority, is_complete, completed_at, ...rest } = was;
        const assignee = email === undefined ? {} : people.get(email.toLowerCase());
        const put =
          assignee &&
          ids.has(id) &&
          (await tx.db
            .updateTable('tasks')
            .set({
              ...rest,
              ...assignee,
              ...(priority === undefined ? {} : { priority: priorityPlace(priority) }),
              ...(is_complete === undefined
                ? {}
                : { is_complete, completed_at: is_complete ? doneAt(tx, completed_at).toISOString() : null }),
              ...nextVersion(tx),
            })
            .where(inOrganization(tx, 'tasks'))
            .where('id', '=', id)
            .where('version', '=', version)
            .returning('id')
            .executeTakeFirst());
        if (put && made) left.push(made);
        if (put) changed.push(id);
        else refused.push({ id, reason: assignee ? text.changed_since : text.person_not_found });
      }
      await removeMade(tx, left);
      if (changed.length > 0) await audit(tx, { entity: 'task', ids: changed });
      return { changed, refused };
    }),
);
