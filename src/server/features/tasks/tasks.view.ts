import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { TasksTable } from './tasks.table.ts';

const COLUMNS = [
  'tasks.id',
  'tasks.title',
  'tasks.due_date',
  'tasks.additional_instructions',
  'tasks.assigned_to',
  'tasks.referral_id',
  'tasks.org_associated_with',
  'tasks.contact_id',
  'tasks.contact_associated_with',
  'tasks.opportunity_id',
  'tasks.is_complete',
  'tasks.created_by',
  'tasks.version',
] as const;

/** Columns that stay inside: keys that leave as names and e-mails, the list's order, the copy kept for search. */
export const NEVER_LEAVES = {
  tasks: ['org_id', 'assigned_to_id', 'completed_at', 'place', 'search_text', 'created_by_id', 'updated_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `tasks.${infer Name}` ? Name & keyof TasksTable : never;
export type TaskView = Pick<Selectable<TasksTable>, Column> & {
  assigned_to_email_id: string | null;
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
      sql<number>`epoch(tasks.created_at)`.as('created_at'),
      sql<number>`epoch(tasks.updated_at)`.as('updated_at'),
    ])
    .$castTo<TaskView>();
