import { useQuery } from '@tanstack/react-query';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { useMay } from '#client/platform/organization.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { TaskLines } from './task-lines.tsx';
import { dueTasksOptions } from './tasks.data.ts';

/** The signed-in person's tasks that are due; nothing for roles that are given none. */
export function DueTasks() {
  const mayWork = useMay('tasks:write');
  const { data, error, refetch, isFetching } = useQuery({ ...dueTasksOptions(), enabled: mayWork });
  if (!mayWork) return null;
  return (
    <PinnableCard widget="DueTasks" title={text.overdue_tasks}>
      {error && !data && (
        <ErrorBanner message={text.error_tasks} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <EmptyState line title={text.overdue_none} />}
      {data && data.length > 0 && <TaskLines tasks={data} />}
    </PinnableCard>
  );
}
