import { useQuery } from '@tanstack/react-query';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { TaskLines } from './task-lines.tsx';
import { tasksOfSourceOptions } from './tasks.data.ts';

/** What is to be done next for a referral source. */
export function TasksOfSource({ referralId }: { referralId: string }) {
  const { data, error, refetch, isFetching } = useQuery(tasksOfSourceOptions(referralId));
  return (
    <Card title={text.next_tasks}>
      {error && !data && (
        <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={48} />}
      {data?.length === 0 && <EmptyState line title={text.next_none} />}
      {data && data.length > 0 && <TaskLines tasks={data} />}
    </Card>
  );
}
