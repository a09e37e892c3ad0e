import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import { userId } from '#server/platform/context.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import { type IndexRange, type ServedPage, totalOfRanges } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { tasksMessages } from '#shared/features/tasks/tasks.messages.ts';
import {
  TASK_ORDERS,
  TaskListInput,
  type TaskListQuery,
  TaskOfInput,
  TasksOfSourceInput,
} from '#shared/features/tasks/tasks.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { selectTask, type TaskView } from './tasks.view.ts';

type AskedTasks = Asked<TaskListQuery>;

/** Today, where the organization is. */
const today = sql`(select (${parameter('now')}::timestamptz at time zone organizations.time_zone)::date from organizations
  where organizations.id = ${parameter('org_id')}::uuid)`;
const me = sql`${parameter('me')}::uuid`;
const nothing = sql`null`;

/** Done tasks come after all open ones in either order: a state is a range of it. */
const DONE = { place: 10_000_000, rank: 1_000_000_000 };
/** Above what any order reaches. */
const END = 2_000_000_000;

/** Which part of the order belongs to a state: its done tasks or all others. */
function ofState(key: 'place' | 'rank', isDone: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const from = sql`case when ${isDone} then ${sql.lit(DONE[key])} else 0 end`;
  const to = sql`case when ${isDone} then ${sql.lit(END)} else ${sql.lit(DONE[key])} end`;
  return sql`tasks.${sql.ref(key)} >= ${from} and tasks.${sql.ref(key)} < ${to}`;
}

/** The tasks of whoever asks, and those in a state, as a range of what they are ordered by. */
function within({ mine, state, sort }: Pick<AskedTasks, 'mine' | 'state' | 'sort'>): RawBuilder<SqlBool> {
  const parts = [inPreparedOrganization('tasks')];
  if (mine) parts.push(sql`tasks.assigned_to_id = ${me}`);
  if (state) {
    const isDone = sql<SqlBool>`(${state} = 'done')`;
    if (sort === 'created_at') parts.push(sql`tasks.is_complete = ${isDone}`);
    else parts.push(ofState(sort === 'priority' ? 'rank' : 'place', isDone));
    parts.push(sql`case ${state} when 'open' then tasks.snoozed_until is null or tasks.snoozed_until <= ${today}
      when 'snoozed' then tasks.snoozed_until > ${today} else true end`);
  }
  return sql.join(parts, sql` and `);
}

/** A person's tasks by when they were made stand in two ranges: those that are open and those that are done. */
function rangesOf(asked: AskedTasks): IndexRange[] {
  const where = within(asked);
  if (!asked.mine || asked.state || asked.sort !== 'created_at') return [{ where }];
  return [sql`not tasks.is_complete`, sql`tasks.is_complete`].map((part) => ({
    where: sql<SqlBool>`${where} and ${part}`,
  }));
}

/** All tasks and those in a state from the counters, less those put off, which are few; a person's own up to the cap. */
function total({ query, mine, state }: AskedTasks): RawBuilder<{ total: number }> {
  const cap = sql.lit(COUNT_CAP);
  if (query)
    return sql`select count_tasks(${parameter('term')}, ${mine ? me : nothing}, ${state ?? nothing}, ${today}, ${cap}) as total`;
  if (mine)
    return totalOfRanges([
      sql`select 1 from tasks where ${inPreparedOrganization('tasks')} and ${within({ mine, state, sort: 'due_date' })}`,
    ]);
  const counted = (number: RawBuilder<unknown>) =>
    sql<{ total: number }>`select coalesce((select ${number} from task_counters
      where ${inPreparedOrganization('task_counters')}), 0)::integer as total`;
  if (!state) return counted(sql`task_counters.total`);
  const snoozed = sql`(select count(*) from tasks where ${inPreparedOrganization('tasks')} and not tasks.is_complete
    and tasks.snoozed_until is not null and tasks.snoozed_until > ${today})`;
  return counted(sql`case ${state} when 'done' then task_counters.done when 'snoozed' then ${snoozed}
    else task_counters.total - task_counters.done - ${snoozed} end`);
}

const tasks = listReader<typeof TaskListInput, TaskView>({
  table: 'tasks',
  entity: 'task',
  input: TaskListInput,
  orders: TASK_ORDERS,
  sorts: {
    due_date: { type: 'integer', key: sql`tasks.place` },
    priority: { type: 'integer', key: sql`tasks.rank` },
    created_at: { type: 'timestamptz', key: sql`tasks.created_at` },
  },
  found: (asked) =>
    asked.query
      ? {
          name: 'search_tasks',
          asked: sql`${parameter('term')}, ${asked.mine ? me : nothing}, ${asked.state ?? nothing}, ${today}, ${sql.lit(asked.sort)}, ${parameter('descending')}`,
        }
      : rangesOf(asked),
  rows: selectTask,
  total,
  isCapped: ({ query, mine }) => query !== undefined || mine,
  values: (_query, ctx) => ({ me: userId(ctx), now: ctx.services.clock.now().toISOString() }),
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

/** Rows of a source's own page. */
const NEXT = 3;

/** The open tasks of a referral source, the one due next first. */
export const listTasksOfSource = verb(
  { name: 'tasks.of_source', kind: 'read', permission: 'tasks:read', input: TasksOfSourceInput },
  async (ctx, { referral_id }): Promise<TaskView[]> => {
    const [rows, sources] = await read(ctx, (db) => {
      const source = db
        .selectFrom('referral_sources')
        .select('referral_sources.id')
        .where(inOrganization(ctx, 'referral_sources'))
        .where('referral_sources.id', '=', referral_id);
      const page = selectTask(db)
        .where(inOrganization(ctx, 'tasks'))
        .where('tasks.referral_id', '=', referral_id)
        .where('tasks.is_complete', '=', false)
        .orderBy('tasks.place')
        .orderBy('tasks.id', 'desc')
        .limit(NEXT);
      return [audited(db, ctx, 'task', page), source] as const;
    });
    ensure(sources[0], 'not_found', referralSourcesMessages.source_not_found);
    return rows;
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
    const day = dayInZone(ctx.services.clock.now(), organizations[0]!.time_zone);
    const [rows] = await read(ctx, (db) => {
      const page = selectTask(db)
        .where(inOrganization(ctx, 'tasks'))
        .where('tasks.assigned_to_id', '=', userId(ctx))
        .where('tasks.is_complete', '=', false)
        .where('tasks.due_date', '<=', day)
        .where(({ eb, or }) => or([eb('tasks.snoozed_until', 'is', null), eb('tasks.snoozed_until', '<=', day)]))
        .orderBy('tasks.place')
        .orderBy('tasks.id', 'desc')
        .limit(DUE);
      return [audited(db, ctx, 'task', page)] as const;
    });
    return rows;
  },
);
