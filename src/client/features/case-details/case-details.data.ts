import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

export type CaseDetails = inferRouterOutputs<AppRouter>['caseDetails']['get'];

export const caseDetailsOptions = (opportunity_id: string) => trpc.caseDetails.get.queryOptions({ opportunity_id });

/** Saves case details; the inquiry they belong to is then stale too. */
export function useSaveCaseDetails() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.caseDetails.update.mutationOptions(),
    onSuccess: () =>
      Promise.all(
        [trpc.caseDetails, trpc.inquiries].map((noun) => client.invalidateQueries({ queryKey: noun.pathKey() })),
      ),
  });
}
