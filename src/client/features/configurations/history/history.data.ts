import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { HistoryType } from '#shared/features/configuration/configuration.schemas.ts';

export type Version = inferRouterOutputs<AppRouter>['configuration']['versions'][number];

/** What a configuration held before, asked again with each opening. */
export const versionsOptions = (type: HistoryType) => ({
  ...trpc.configuration.versions.queryOptions({ type }),
  staleTime: 0,
});

/** Brings a version back; whatever reads the configuration reads it again. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.configuration.restore.mutationOptions(),
    onSettled: () =>
      Promise.all(
        [
          trpc.configuration.pathKey(),
          trpc.customConfig.pathKey(),
          trpc.caseDetails.pathKey(),
          trpc.capacity.pathKey(),
          trpc.screening.pathKey(),
          trpc.activities.pathKey(),
          trpc.optionLists.pathKey(),
          trpc.referralFlow.platforms.pathKey(),
          // The names that inquiries are filtered by, and the weights of their board.
          trpc.inquiries.pathKey(),
          trpc.census.pathKey(),
          trpc.firstContact.pathKey(),
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
