import { useQuery } from '@tanstack/react-query';
import { tasksMessages as text } from '../../../shared/features/tasks/tasks.messages.ts';
import type { ReferralPickers } from '../../components/referral-pickers.ts';
import { isNotFound } from '../../platform/error-message.ts';
import { useMay } from '../../platform/organisation.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { TaskDetails } from './task-details.tsx';
import { taskOptions, useToggleTask } from './tasks.data.ts';
import classes from './tasks.module.css';

/** One task: whether it is done, and everything of it. */
export function TaskPage({ taskId, pickers }: { taskId: string; pickers: ReferralPickers }) {
  const mayWrite = useMay('tasks:write');
  const { data: task, error, refetch, isFetching } = useQuery(taskOptions(taskId));
  const toggle = useToggleTask();
  return (
    <>
      <PageHeader
        title={text.task_detail}
        badge={task && <StatusPill status={task.is_complete ? 'COMPLETED' : 'TASK_PENDING'} />}
        trail={
          <Breadcrumbs crumbs={[{ label: text.tasks, href: '/tasks' }, { label: task?.title ?? text.task_detail }]} />
        }
        actions={
          task &&
          mayWrite && (
            <Checkbox
              label={text.completed}
              checked={task.is_complete}
              onChange={(is_complete) => toggle.mutate({ task_id: task.id, task: { is_complete } })}
            />
          )
        }
      />
      <div className={classes.page}>
        {error ? (
          <ErrorBanner
            message={isNotFound(error) ? text.task_not_found : text.failed_to_load}
            onRetry={isNotFound(error) ? undefined : () => void refetch()}
            retrying={isFetching}
          />
        ) : task ? (
          <TaskDetails task={task} mayEdit={mayWrite} pickers={pickers} />
        ) : (
          <Skeleton height={240} />
        )}
      </div>
    </>
  );
}
