import { useQuery } from '@tanstack/react-query';
import { Day } from '#client/components/when.tsx';
import { taskHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { dueTasksOptions } from './tasks.data.ts';
import classes from './tasks.module.css';

/** The signed-in person's tasks that are due; nothing for roles that are given none. */
export function DueTasks() {
  const mayWork = useMay('tasks:write');
  const { data, error, refetch, isFetching } = useQuery({ ...dueTasksOptions(), enabled: mayWork });
  if (!mayWork) return null;
  return (
    <Card title={text.overdue_tasks}>
      {error && !data && (
        <ErrorBanner message={text.error_tasks} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <EmptyState line title={text.overdue_none} />}
      <ul className={classes.dueList}>
        {data?.map(({ id, title, due_date }) => (
          <li key={id}>
            <Link href={taskHref(id)}>{title}</Link>
            <Day day={due_date} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
