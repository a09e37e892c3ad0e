import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useMemo } from 'react';
import { Instant } from '#client/components/when.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import type { AppRouter } from '#server/app-router.ts';
import { jobsMessages as text } from '#shared/features/jobs/jobs.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { deadJobsOptions, useRetryJob } from './jobs.data.ts';
import classes from './jobs.module.css';

type DeadJob = inferRouterOutputs<AppRouter>['jobs']['dead'][number];
const column = columnsFor<DeadJob>();

/** Work that was given up, for an administrator to start again: what it was and why, never what it was about. */
export function FailedJobs() {
  const { data, error, refetch } = useQuery(deadJobsOptions());
  const { mutate, isPending } = useRetryJob();
  const isEmpty = !error && data?.length === 0;
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('job', { header: text.job }),
        column.accessor('organization', { header: text.organization }),
        column.accessor('attempts', { header: text.attempts, meta: { align: 'end' } }),
        column.accessor('error_code', { header: text.error_code, cell: ({ row }) => row.original.error_code ?? '-' }),
        column.accessor('finished_at', {
          header: text.failed_at,
          cell: ({ row }) => <Instant at={row.original.finished_at} timed />,
        }),
        column.display({
          id: 'actions',
          header: text.actions,
          cell: ({ row }) => (
            <Button
              loading={isPending}
              aria-label={format(text.retry_job, { job: row.original.job })}
              onClick={() =>
                mutate(
                  { job_id: row.original.id },
                  {
                    onSuccess: () => toast.success(text.retry_started),
                    onError: () => toast.error(text.retry_failed),
                  },
                )
              }
            >
              {uiMessages.retry}
            </Button>
          ),
        }),
      ]),
    [mutate, isPending],
  );
  return (
    <Card title={text.failed_jobs}>
      <p className={classes.hint}>{text.failed_jobs_hint}</p>
      {isEmpty ? (
        <EmptyState title={text.no_failed_jobs} />
      ) : (
        <DataTable
          caption={text.failed_jobs}
          columns={columns}
          rows={error ? [] : data}
          rowId={(job) => job.id}
          density="standard"
          skeletonRows={2}
          error={error ? <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} /> : undefined}
        />
      )}
    </Card>
  );
}
