import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import { PRIORITIES, type Priority } from '#shared/features/tasks/tasks.rules.ts';
import type { TasksTable } from './tasks.table.ts';

const COLUMNS = [
  'tasks.id',
  'tasks.title',
  'tasks.due_date',
  'tasks.additional_instructions',
  'tasks.assigned_to',
  'tasks.referral_id',
  'tasks.contact_id',
  'tasks.contact_associated_with',
  'tasks.opportunity_id',
  'tasks.call_id',
  'tasks.repeats',
  'tasks.snoozed_until',
  'tasks.is_complete',
  'tasks.created_by',
  'tasks.version',
] as const;

/** Columns that stay inside: keys that leave as names and e-mails, the list's order, the copy kept for search. */
export const NEVER_LEAVES = {
  tasks: ['org_id', 'assigned_to_id', 'completed_at', 'place', 'rank', 'search_text', 'created_by_id', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `tasks.${infer Name}` ? Name & keyof TasksTable : never;
export type TaskView = Pick<Selectable<TasksTable>, Column> & {
  assigned_to_email_id: string | null;
  /** Null where it comes from a call or an inquiry alone. */
  org_associated_with: string | null;
  /** 'HH:MM'. */
  due_time: string | null;
  priority: Priority;
  created_at: number;
  updated_at: number;
};

/** A task as its list and its page show it. */
export const selectTask = (db: Db) =>
  db
    .selectFrom('tasks')
    .leftJoin('users as assignee', 'assignee.id', 'tasks.assigned_to_id')
    .select(COLUMNS)
    .select([
      'assignee.email_id as assigned_to_email_id',
      sql<string | null>`nullif(tasks.org_associated_with, '')`.as('org_associated_with'),
      sql<string | null>`to_char(tasks.due_time, 'HH24:MI')`.as('due_time'),
      sql<Priority>`(array[${sql.join(PRIORITIES.map((each) => sql.lit(each)))}])[tasks.priority]`.as('priority'),
      sql<number>`epoch(tasks.created_at)`.as('created_at'),
      sql<number>`epoch(tasks.updated_at)`.as('updated_at'),
    ])
    .$castTo<TaskView>();
