import type { ReactNode } from 'react';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import { type CalendarDay, formatDay } from '../../../shared/platform/dates.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { taskHref } from '../../platform/links.ts';
import { Link } from '../../ui/link.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { columnsFor } from '../../ui/table-columns.ts';
import type { Task } from './tasks.data.ts';
import classes from './tasks.module.css';

interface TaskColumns {
  today: CalendarDay;
  mayWrite: boolean;
  onOpen: (id: string) => void;
  onToggle: (task: Task) => void;
}

const column = columnsFor<Task>();
const NONE = '-';
/** What is done is greyed. */
const Cell = ({ task, children }: { task: Task; children: ReactNode }) => (
  <span className={task.is_complete ? classes.done : undefined}>{children}</span>
);

export const taskColumns = ({ today, mayWrite, onOpen, onToggle }: TaskColumns) =>
  column.columns([
    column.accessor('title', {
      header: text.title,
      meta: { width: '280px' },
      cell: ({ row: { original: task } }) => (
        <span className={classes.title}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={format(text.complete, { title: task.title })}
            checked={task.is_complete}
            disabled={!mayWrite}
            onChange={() => onToggle(task)}
          />
          <Link
            href={taskHref(task.id)}
            className={task.is_complete ? classes.done : undefined}
            onClick={() => onOpen(task.id)}
          >
            {task.title}
          </Link>
        </span>
      ),
    }),
    column.accessor('org_associated_with', {
      header: text.source,
      meta: { width: '232px' },
      cell: ({ row: { original: task } }) => <Cell task={task}>{task.org_associated_with}</Cell>,
    }),
    column.accessor('contact_associated_with', {
      header: text.contact,
      meta: { width: '184px' },
      cell: ({ row: { original: task } }) => <Cell task={task}>{task.contact_associated_with ?? NONE}</Cell>,
    }),
    column.accessor('assigned_to', {
      header: text.assigned_to,
      meta: { width: '176px' },
      cell: ({ row: { original: task } }) => <Cell task={task}>{task.assigned_to}</Cell>,
    }),
    column.accessor('due_date', {
      header: text.due_date,
      meta: { width: '160px' },
      cell: ({ row: { original: task } }) => (
        <Cell task={task}>
          <span className={classes.due}>
            {formatDay(task.due_date)}
            {!task.is_complete && task.due_date !== null && task.due_date < today && (
              <span className={classes.overdue}>{text.overdue}</span>
            )}
          </span>
        </Cell>
      ),
    }),
    column.accessor('is_complete', {
      header: text.status,
      meta: { width: '144px' },
      cell: ({ row }) => <StatusPill status={row.original.is_complete ? 'COMPLETED' : 'TASK_PENDING'} />,
    }),
  ]);
