import type { ReactNode } from 'react';
import { countText } from '#client/components/list/count-text.ts';
import { defineList } from '#client/components/list/define-list.ts';
import { Day } from '#client/components/when.tsx';
import { taskHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { TASK_ORDERS, TaskListInput, type TaskListQuery } from '#shared/features/tasks/tasks.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Page } from '#shared/platform/pagination.ts';
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

function Due({ task: { due_date, is_complete } }: { task: Task }) {
  const timeZone = useTimeZone();
  const overdue = !is_complete && due_date !== null && due_date < dayInZone(new Date(), timeZone);
  return (
    <span className={classes.due}>
      <Day day={due_date} />
      {overdue && <span className={classes.overdue}>{text.overdue}</span>}
    </span>
  );
}

const countOf = (page: Page<Task> | undefined) =>
  page && (page.total === 1 ? text.count_one : format(text.count, { n: countText(page) ?? '' }));
const statusOf = ({ is_complete }: Task) => <StatusPill status={is_complete ? 'COMPLETED' : 'TASK_PENDING'} />;

/** The organization's tasks: open ones first, the one due next at the top. */
export const taskList = defineList<TaskListQuery, Task>({
  name: 'tasks',
  title: text.tasks,
  input: TaskListInput,
  orders: TASK_ORDERS,
  page: taskListOptions,
  nameOf: ({ title }) => title,
  hrefOf: taskHref,
  beside: { before: (task) => <Tick task={task} /> },
  columns: [
    { id: 'title', label: text.title, width: '280px' },
    { id: 'source', label: text.source, width: '232px', cell: (task) => gray(task, task.org_associated_with) },
    { id: 'contact', label: text.contact, width: '184px', cell: (task) => gray(task, task.contact_associated_with) },
    { id: 'assigned_to', label: text.assigned_to, width: '176px', cell: (task) => gray(task, task.assigned_to) },
    { id: 'due', label: text.due_date, width: '160px', cell: (task) => gray(task, <Due task={task} />) },
    { id: 'status', label: text.status, width: '144px', cell: statusOf },
  ],
  phone: (task) => ({ status: statusOf(task), about: task.org_associated_with, date: <Due task={task} /> }),
  searchLabel: text.search_tasks,
  pin: { widget: 'TasksTable', title: () => text.tasks },
  add: { label: text.add_task, permission: 'tasks:write', shows: { add: 'task' } },
  Frame: ({ page, add, children }) => (
    <>
      <PageHeader title={text.tasks} count={countOf(page)} actions={add} />
      {children}
    </>
  ),
  texts: { failed: text.failed_to_load, none: text.no_tasks, filtered: text.filtered_empty },
});
