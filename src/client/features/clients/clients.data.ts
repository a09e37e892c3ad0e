import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { ClientListQuery } from '#shared/features/clients/clients.schemas.ts';

type RouterInputs = inferRouterInputs<AppRouter>['clients'];
type RouterOutputs = inferRouterOutputs<AppRouter>['clients'];
export type ClientRow = RouterOutputs['list']['list'][number];
export type ClientDetail = RouterOutputs['get'];

/** The page of the list an address names; the page before stays on screen until it is here. */
export const clientListOptions = (search: ClientListQuery) =>
  queryOptions({ ...trpc.clients.list.queryOptions(search), placeholderData: keepPreviousData });

export const clientOptions = (patient_id: string) => trpc.clients.get.queryOptions({ patient_id });

/** Saves fields of a client: its page has the answer at once, and lists and inquiries read its name again. */
export function useUpdateClient(patient_id: string) {
  const queries = useQueryClient();
  return useMutation({
    ...trpc.clients.update.mutationOptions(),
    onSuccess: (client) => {
      queries.setQueryData(clientOptions(patient_id).queryKey, client);
      void queries.invalidateQueries({ queryKey: trpc.clients.list.pathKey() });
      void queries.invalidateQueries({ queryKey: trpc.inquiries.pathKey() });
    },
  });
}

/** Asks for a number without keeping the answer anywhere. */
export const revealSsn = (input: RouterInputs['revealSsn']) => trpcClient.clients.revealSsn.mutate(input);
