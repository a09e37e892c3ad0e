import { type SqlBool, sql } from 'kysely';
import { tasksMessages } from '../../../shared/features/tasks/tasks.messages.ts';
import { TaskListInput, type TaskListQuery, TaskOfInput } from '../../../shared/features/tasks/tasks.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { auditSlots } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import {
  type ListOrder,
  type Place,
  pageIds,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  servedPage,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './tasks.access.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

const ORDER: ListOrder = { name: 'due_date', type: 'integer', descending: false };

function idsOf(query: TaskListQuery, place: Place) {
  if (query.query)
    return sql<{ id: string; key: unknown }>`(select found.id, sought.key
      from search_tasks(${slot('term')}, ${slot('cursor_key')}, ${slot('cursor_id')}, ${slot('backwards')},
        ${slot('skip')}, ${sql.lit(place.take)}) found(id),
        lateral (select tasks.place as key from tasks where tasks.id = found.id offset 0) sought)`;
  const where = sql<SqlBool>`tasks.org_id = ${slot('org_id')}::uuid`;
  return pageIds([{ from: sql`tasks`, key: sql`tasks.place`, id: sql<string>`tasks.id`, where }], ORDER, place);
}

const totalOf = (query: TaskListQuery) =>
  query.query
    ? sql<{ total: number }>`select count_tasks(${slot('term')}, ${sql.lit(COUNT_CAP)}) as total`
    : sql<{ total: number }>`select count(*)::integer as total from tasks where org_id = ${slot('org_id')}`;

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: TaskListQuery, place: Place, db: Db) {
  const placed = placeSlots(place);
  const shape = `tasks ${query.query !== undefined} ${placed.shape}`;
  const values = {
    ...auditSlots.values(ctx, 'task'),
    ...placed.values,
    ...{ term: query.query && searchTerm(query.query), backwards: place.backwards },
  };
  const page = () => pageStatement(db, idsOf(query, place), selectTask(db), ORDER, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return [prepared(`${shape} page`, page, values), prepared(`${shape} total`, total, values)] as const;
}

/** One page of the organisation's tasks: open ones first, the one due next at the top. */
export const listTasks = verb(
  { name: 'tasks.list', kind: 'read', permission: 'tasks:read', input: TaskListInput },
  async (ctx, query): Promise<ServedPage<TaskView>> => {
    const place = placeOf(query, ORDER);
    const [pages, totals] = await read(ctx, (db) => listStatements(ctx, query, place, db));
    const capped = query.query !== undefined;
    return servedPage<TaskView>(pages[0], totals[0], { order: ORDER, place, limit: query.limit, capped });
  },
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
