import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { nextDue, PRIORITIES } from '#shared/features/tasks/tasks.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { insertTask } from '../task-rows/insert-task.ts';

/**
 * Puts the next of a repeating task in its place, once it is done. The rhythm goes over to the next one, so that opening
 * this one again and completing it a second time makes no further one. @returns the id of the next one, if there is one
 */
export async function repeatTask(tx: TxContext, task_id: string): Promise<string | null> {
  const task = await tx.db
    .selectFrom('tasks')
    .select(['title', 'due_date', 'due_time', 'priority', 'repeats', 'additional_instructions'])
    .select(['assigned_to_id', 'assigned_to', 'referral_id', 'org_associated_with', 'contact_id'])
    .select(['contact_associated_with', 'opportunity_id', 'call_id'])
    .where(inOrganization(tx, 'tasks'))
    .where('id', '=', task_id)
    .executeTakeFirstOrThrow();
  if (task.repeats === null) return null;
  const today = dayInZone(tx.services.clock.now(), person(tx).time_zone);
  const id = await insertTask(tx, {
    ...task,
    priority: PRIORITIES[task.priority - 1] ?? 'NORMAL',
    due_date: nextDue(task.due_date, task.repeats, today),
  });
  await tx.db
    .updateTable('tasks')
    .set({ repeats: null })
    .where(inOrganization(tx, 'tasks'))
    .where('id', '=', task_id)
    .execute();
  await audit(tx, { entity: 'task', ids: [id], details: { repeats: task_id } });
  return id;
}
