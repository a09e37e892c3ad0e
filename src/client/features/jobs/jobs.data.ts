import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';

export const deadJobsOptions = () => trpc.jobs.dead.queryOptions({});

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.jobs.retry.mutationOptions(),
    onSuccess: () => client.invalidateQueries({ queryKey: deadJobsOptions().queryKey }),
  });
}
