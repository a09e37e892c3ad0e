import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRecordActions } from '#client/components/record-actions.ts';
import type { ReferralPickers } from '#client/components/referral-pickers.ts';
import { isNotFound } from '#client/platform/error-message.ts';
import { insteadOf } from '#client/platform/instead-of.ts';
import { useMay } from '#client/platform/organization.ts';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { tasksMessages as text } from '#shared/features/tasks/tasks.messages.ts';
import { TaskDetails } from './task-details.tsx';
import { TaskMenu } from './task-menu.tsx';
import { taskOptions, useToggleTask } from './tasks.data.ts';
import classes from './tasks.module.css';

/** One task: whether it is done, and everything of it. */
export function TaskPage({ taskId, pickers }: { taskId: string; pickers: ReferralPickers }) {
  const mayWrite = useMay('tasks:write');
  const { data: task, error, refetch, isFetching } = useQuery(taskOptions(taskId));
  const toggle = useToggleTask();
  const navigate = useNavigate();
  useRecordActions(
    task && mayWrite
      ? [
          {
            key: 'complete',
            label: task.is_complete ? text.open_again : text.complete_this,
            onSelect: () => toggle.mutate({ task_id: task.id, task: { is_complete: !task.is_complete } }),
          },
        ]
      : [],
  );
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
            <>
              <Checkbox
                label={text.completed}
                checked={task.is_complete}
                onChange={(is_complete) => toggle.mutate({ task_id: task.id, task: { is_complete } })}
              />
              <TaskMenu task={task} onDeleted={() => void navigate({ to: '/tasks' })} />
            </>
          )
        }
      />
      <div className={classes.page}>
        {insteadOf(task, error) ? (
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
