import { Day } from '#client/components/when.tsx';
import { taskHref } from '#client/platform/links.ts';
import { Link } from '#client/ui/display/link.tsx';
import type { CalendarDay } from '#shared/platform/dates.ts';
import classes from './tasks.module.css';

interface TaskLinesProps {
  tasks: readonly { id: string; title: string; due_date: CalendarDay | null }[];
}

/** Tasks by title and day, a line each. */
export const TaskLines = ({ tasks }: TaskLinesProps) => (
  <ul className={classes.dueList}>
    {tasks.map(({ id, title, due_date }) => (
      <li key={id}>
        <Link href={taskHref(id)}>{title}</Link>
        <Day day={due_date} />
      </li>
    ))}
  </ul>
);
