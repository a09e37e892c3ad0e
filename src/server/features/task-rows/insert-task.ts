import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { PRIORITIES, type Priority, type Repeats } from '#shared/features/tasks/tasks.rules.ts';

interface NewTask {
  title: string;
  assigned_to_id: string | null;
  assigned_to: string;
  due_date?: string | null;
  due_time?: string | null;
  priority?: Priority;
  repeats?: Repeats | null;
  additional_instructions?: string | null;
  /** With its name; neither where it comes from a call or an inquiry alone. */
  referral_id?: string | null;
  org_associated_with?: string | null;
  contact_id?: string | null;
  contact_associated_with?: string | null;
  opportunity_id?: string | null;
  call_id?: string | null;
}

/** How a priority stands in its column. */
export const priorityPlace = (priority: Priority): number => PRIORITIES.indexOf(priority) + 1;

/** Writes a task of whoever acts, whose ties have been looked up; answers its id. */
export async function insertTask(tx: TxContext, task: NewTask): Promise<string> {
  const me = person(tx);
  const id = tx.services.newId();
  const now = tx.services.clock.now().toISOString();
  await tx.db
    .insertInto('tasks')
    .values({
      id,
      org_id: tx.actor.org_id,
      title: task.title,
      due_date: task.due_date ?? null,
      due_time: task.due_time ?? null,
      priority: priorityPlace(task.priority ?? 'NORMAL'),
      repeats: task.repeats ?? null,
      snoozed_until: null,
      additional_instructions: task.additional_instructions ?? null,
      assigned_to_id: task.assigned_to_id,
      assigned_to: task.assigned_to,
      referral_id: task.referral_id ?? null,
      org_associated_with: task.org_associated_with ?? '',
      contact_id: task.contact_id ?? null,
      contact_associated_with: task.contact_associated_with ?? null,
      opportunity_id: task.opportunity_id ?? null,
      call_id: task.call_id ?? null,
      completed_at: null,
      created_at: now,
      created_by_id: me.user_id,
      created_by: fullName(me),
      updated_at: now,
      updated_by: me.user_id,
    })
    .execute();
  return id;
}
