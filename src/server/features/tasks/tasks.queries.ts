import { sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { userId } from '#server/platform/context.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import { TASK_ORDERS, TaskListInput, TaskOfInput } from '#shared/features/tasks/tasks.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

const tasks = listReader<typeof TaskListInput, TaskView>({
  table: 'tasks',
  entity: 'task',
  input: TaskListInput,
  orders: TASK_ORDERS,
  sorts: { due_date: { type: 'integer', key: sql`tasks.place` } },
  found: ({ query }) =>
    query ? { name: 'search_tasks', asked: parameter('term') } : [{ where: inPreparedOrganization('tasks') }],
  rows: selectTask,
  total: ({ query }) =>
    query
      ? sql`select count_tasks(${parameter('term')}, ${sql.lit(COUNT_CAP)}) as total`
      : sql`select count(*)::integer as total from tasks where ${inPreparedOrganization('tasks')}`,
  isCapped: ({ query }) => query !== undefined,
});

/** One page of the organization's tasks: open ones first, the one due next at the top. */
export const listTasks = verb(
  { name: 'tasks.list', kind: 'read', permission: 'tasks:read', input: TaskListInput },
  (ctx, query): Promise<ServedPage<TaskView>> => tasks.page(ctx, query),
);

/** One task. */
export const getTask = verb(
  { name: 'tasks.get', kind: 'read', permission: 'tasks:read', input: TaskOfInput },
  async (ctx, { task_id }): Promise<TaskView> => {
    const [rows] = await read(
      ctx,
      (db) => [selectTask(db).where(inOrganization(ctx, 'tasks')).where('tasks.id', '=', task_id)],
      {
        entity: 'task',
        ids: [task_id],
      },
    );
    ensure(rows[0], 'not_found', tasksMessages.task_not_found);
    return rows[0];
  },
);

/** Rows of the dashboard's own list. */
const DUE = 8;

/** The signed-in person's open tasks that are due today or were before, the longest overdue first. */
export const listDueTasks = verb(
  { name: 'tasks.due', kind: 'read', permission: 'tasks:read', input: z.strictObject({}) },
  async (ctx): Promise<TaskView[]> => {
    const [organizations] = await read(ctx, (db) => [
      db.selectFrom('organizations').select('time_zone').where('id', '=', ctx.actor.org_id),
    ]);
    const today = dayInZone(ctx.services.clock.now(), organizations[0]!.time_zone);
    const [rows] = await read(ctx, (db) => {
      const page = selectTask(db)
        .where(inOrganization(ctx, 'tasks'))
        .where('tasks.assigned_to_id', '=', userId(ctx))
        .where('tasks.is_complete', '=', false)
        .where('tasks.due_date', '<=', today)
        .orderBy('tasks.place')
        .orderBy('tasks.id', 'desc')
        .limit(DUE);
      return [audited(db, ctx, 'task', page)] as const;
    });
    return rows;
  },
);
