import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { ServerError } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';

type Inputs = inferRouterInputs<AppRouter>['capacity'];
export type ManagedCapacity = inferRouterOutputs<AppRouter>['capacity']['manage'];
export type Facility = ManagedCapacity['facilities'][number];
export type Clinician = ManagedCapacity['clinicians'][number];

export const capacityOptions = () => trpc.capacity.manage.queryOptions({});

export const createCapacity = (given: Inputs['create'], idempotencyKey: string): Promise<unknown> =>
  trpcClient.capacity.create.mutate(given, { context: { idempotencyKey } });
export const updateCapacity = (edit: Inputs['update']): Promise<unknown> => trpcClient.capacity.update.mutate(edit);

/** What is chosen from changes with what is managed. */
export function useRefreshCapacity() {
  const client = useQueryClient();
  return async () => {
    for (const each of [trpc.configuration, trpc.inquiries.facilityNames, trpc.census])
      void client.invalidateQueries({ queryKey: each.pathKey() });
    await client.invalidateQueries({ queryKey: trpc.capacity.pathKey() });
  };
}

export const useDeleteCapacity = () =>
  useMutation({ ...trpc.capacity.delete.mutationOptions(), onSettled: useRefreshCapacity() });
export const useRestoreCapacity = () =>
  useMutation({ ...trpc.capacity.restore.mutationOptions(), onSettled: useRefreshCapacity() });

/**
 * A row that somebody else changed meanwhile is read again: what nobody typed over shows what it holds now, and the next save
 * is made on that version.
 */
export const saysWhoseChange =
  (refresh: () => Promise<void>, onVersion: (version: number) => void) =>
  ({ code, message, current }: ServerError): boolean => {
    if (code === 'not_found') void refresh();
    if (code !== 'conflict' || !current) return false;
    void refresh();
    onVersion((current as { version: number }).version);
    toast.error(`${message} ${text.error_met}`);
    return true;
  };
