import { type SqlBool, sql } from 'kysely';
import { tasksMessages } from '../../../shared/features/tasks/tasks.messages.ts';
import { TaskListInput, type TaskListQuery, TaskOfInput } from '../../../shared/features/tasks/tasks.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { type ListOrder, type Place, pageIds, type ServedPage, searchedIds } from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './tasks.access.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

const ORDER: ListOrder = { name: 'due_date', type: 'integer', descending: false };

function idsOf(query: TaskListQuery, order: ListOrder, place: Place) {
  const key = sql`tasks.place`;
  if (query.query)
    return searchedIds({ name: 'search_tasks', asked: sql`${slot('term')}`, table: 'tasks', key }, place);
  const where = sql<SqlBool>`tasks.org_id = ${slot('org_id')}::uuid`;
  return pageIds([{ from: sql`tasks`, key, id: sql<string>`tasks.id`, where }], order, place);
}

const totalOf = (query: TaskListQuery) =>
  query.query
    ? sql<{ total: number }>`select count_tasks(${slot('term')}, ${sql.lit(COUNT_CAP)}) as total`
    : sql<{ total: number }>`select count(*)::integer as total from tasks where org_id = ${slot('org_id')}`;

const tasks = listReader<TaskListQuery, TaskView>({
  name: 'tasks',
  entity: 'task',
  orderOf: () => ORDER,
  idsOf,
  rowsOf: selectTask,
  totalOf,
  isCapped: (query) => query.query !== undefined,
  shapeOf: (query) => `${query.query !== undefined}`,
  valuesOf: (query) => ({ term: query.query && searchTerm(query.query) }),
});

/** One page of the organisation's tasks: open ones first, the one due next at the top. */
export const listTasks = verb(
  { name: 'tasks.list', kind: 'read', permission: 'tasks:read', input: TaskListInput },
  (ctx, query): Promise<ServedPage<TaskView>> => tasks.page(ctx, query),
);

/** One task. */
export const getTask = verb(
  { name: 'tasks.get', kind: 'read', permission: 'tasks:read', input: TaskOfInput },
  async (ctx, { task_id }): Promise<TaskView> => {
    ensure(isUuid(task_id), 'not_found', tasksMessages.task_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectTask(db).where(ofOrganisation(ctx)).where('tasks.id', '=', task_id)],
      {
        entity: 'task',
        ids: [task_id],
      },
    );
    ensure(rows[0], 'not_found', tasksMessages.task_not_found);
    return rows[0];
  },
);
