import { createFileRoute } from '@tanstack/react-router';
import { TaskPage } from '../features/tasks/task-page.tsx';
import { taskOptions } from '../features/tasks/tasks.data.ts';
import { queryClient } from '../platform/query-client.ts';
import { PICKERS } from './-referral-pickers.ts';

/** One task, at its address and every one below it. */
export const Route = createFileRoute('/_app/task/$taskId/$')({
  loader: ({ params }) => void queryClient.prefetchQuery(taskOptions(params.taskId)),
  component: () => {
    const { taskId } = Route.useParams();
    return <TaskPage key={taskId} taskId={taskId} pickers={PICKERS} />;
  },
});
