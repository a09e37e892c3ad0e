import type { ReactNode } from 'react';
import { countText } from '#client/components/list/count-text.ts';
import { defineList } from '#client/components/list/define-list.ts';
import { Day, Instant } from '#client/components/when.tsx';
import { taskHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { groupOf, PRIORITY_LABELS, REPEAT_LABELS, TASK_GROUP_LABELS } from '#shared/features/tasks/tasks.rules.ts';
import { TASK_ORDERS, TaskListInput, type TaskListQuery } from '#shared/features/tasks/tasks.schemas.ts';
import { dayInZone, formatDay, formatTime } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Page } from '#shared/platform/pagination.ts';
import { TaskBulkBar } from './task-bulk.tsx';
import { AssigneeCell, DueCell, PriorityCell } from './task-cells.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskScope } from './task-scope.tsx';
import { type Task, taskListOptions, useToggleTask } from './tasks.data.ts';
import classes from './tasks.module.css';

/** What is done is grayed. */
const gray = (task: Task, shown: ReactNode) => (
  <span className={task.is_complete ? classes.done : undefined}>{shown ?? '-'}</span>
);

function Tick({ task }: { task: Task }) {
  const mayWrite = useMay('tasks:write');
  const { mutate: toggle } = useToggleTask();
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={format(text.complete, { title: task.title })}
      checked={task.is_complete}
      disabled={!mayWrite}
      onChange={() => toggle({ task_id: task.id, task: { is_complete: !task.is_complete } })}
    />
  );
}

function Due({ task: { due_date, due_time, is_complete, snoozed_until, repeats } }: { task: Task }) {
  const timeZone = useTimeZone();
  const today = dayInZone(new Date(), timeZone);
  const overdue = !is_complete && due_date !== null && due_date < today;
  const snoozed = !is_complete && snoozed_until !== null && snoozed_until > today;
  return (
    <span className={classes.due}>
      <Day day={due_date} />
      {due_time && <span className={classes.remark}>{formatTime(due_time)}</span>}
      {overdue && <span className={classes.overdue}>{text.overdue}</span>}
      {snoozed && (
        <span className={classes.remark}>{format(text.snoozed_until, { day: formatDay(snoozed_until) })}</span>
      )}
      {repeats && <span className={classes.remark}>{REPEAT_LABELS[repeats]}</span>}
    </span>
  );
}

const PriorityOf = ({ task: { priority } }: { task: Task }) => (
  <span className={priority === 'HIGH' ? classes.high : undefined}>{PRIORITY_LABELS[priority]}</span>
);

/** In the order of what is due, the tasks stand under when that is. */
function useTaskGroups({ sort, order }: TaskListQuery) {
  const today = dayInZone(new Date(), useTimeZone());
  if (sort !== 'due_date' || order === 'desc') return undefined;
  return (task: Task) => TASK_GROUP_LABELS[groupOf(task, today)];
}

const countOf = (page: Page<Task>): string =>
  page.total === 1 ? text.count_one : format(text.count, { n: countText(page) ?? '' });
const statusOf = ({ is_complete }: Task) => <StatusPill status={is_complete ? 'COMPLETED' : 'TASK_PENDING'} />;

/** Nothing due is no empty list: who asks for their own open tasks has done them. */
const noneWithin = ({ mine, state }: TaskListQuery): string => {
  if (mine && state === 'open') return text.none_open_of_yours;
  return mine || state ? text.none_within : text.no_tasks;
};

/** The organization's tasks: open ones first, the one due next at the top. */
export const taskList = defineList<TaskListQuery, Task>({
  name: 'tasks',
  title: text.tasks,
  reads: 'tasks:read',
  input: TaskListInput,
  orders: TASK_ORDERS,
  page: taskListOptions,
  nameOf: ({ title }) => title,
  hrefOf: taskHref,
  beside: { before: (task) => <Tick task={task} /> },
  isOver: ({ is_complete }) => is_complete,
  menu: (task) => <TaskMenu task={task} />,
  columns: [
    { id: 'title', label: text.title, width: '208px' },
    { id: 'source', label: text.source, width: '188px', cell: (task) => gray(task, task.org_associated_with) },
    { id: 'contact', label: text.contact, width: '144px', cell: (task) => gray(task, task.contact_associated_with) },
    {
      id: 'assigned_to',
      label: text.assigned_to,
      width: '120px',
      cell: (task) => <AssigneeCell task={task}>{gray(task, task.assigned_to)}</AssigneeCell>,
    },
    {
      id: 'due_date',
      label: text.due_date,
      width: '156px',
      cell: (task) => <DueCell task={task}>{gray(task, <Due task={task} />)}</DueCell>,
    },
    {
      id: 'priority',
      label: text.priority,
      width: '96px',
      sortsFirst: 'asc',
      cell: (task) => <PriorityCell task={task}>{gray(task, <PriorityOf task={task} />)}</PriorityCell>,
    },
    { id: 'status', label: text.status, width: '136px', cell: statusOf },
    {
      id: 'created_at',
      label: text.created_column,
      width: '112px',
      cell: (task) => gray(task, <Instant at={task.created_at} />),
    },
  ],
  phone: (task) => ({
    status: task.is_complete && statusOf(task),
    about: gray(task, task.org_associated_with ?? task.assigned_to),
    date: gray(task, <Due task={task} />),
  }),
  searchLabel: text.search_tasks,
  searchCount: countOf,
  bulk: { permission: 'tasks:write', Bar: TaskBulkBar },
  useGroups: useTaskGroups,
  pin: { widget: 'TasksTable', title: () => text.tasks },
  add: { label: text.add_task, permission: 'tasks:write', shows: { add: 'task' } },
  Frame: ({ add, children }) => (
    <>
      <PageHeader title={text.tasks} actions={add} />
      <TaskScope />
      {children}
    </>
  ),
  texts: { failed: text.failed_to_load, none: noneWithin, row: text.row },
});
