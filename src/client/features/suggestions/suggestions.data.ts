import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { DOCUMENT_POLL_MS } from '#shared/features/documents/documents.rules.ts';

export type SuggestionRow = inferRouterOutputs<AppRouter>['suggestions']['list']['suggestions'][number];

/** What records suggest for an inquiry; asked again while one of them is still being read. */
export const suggestionsOptions = (opportunity_id: string) =>
  queryOptions({
    ...trpc.suggestions.list.queryOptions({ opportunity_id }),
    refetchInterval: ({ state }) => ((state.data?.reading.length ?? 0) > 0 ? DOCUMENT_POLL_MS : false),
  });

/** Whether a record has been read for suggestions; asked again until it has. */
export const progressOptions = (document_id: string) =>
  queryOptions({
    ...trpc.suggestions.progress.queryOptions({ document_id }),
    refetchInterval: ({ state }) => (state.data?.suggested || state.error ? false : DOCUMENT_POLL_MS),
  });

/** What a decision about suggestions makes stale: they themselves, and whatever they filled. */
const refreshSuggested = (client: QueryClient) =>
  Promise.all(
    [trpc.suggestions, trpc.inquiries, trpc.caseDetails, trpc.clients, trpc.screening].map((noun) =>
      client.invalidateQueries({ queryKey: noun.pathKey() }),
    ),
  );

export function useAcceptSuggestions() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.suggestions.accept.mutationOptions(),
    onSettled: () => refreshSuggested(client),
  });
}

export function useUndoSuggestions() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.suggestions.undo.mutationOptions(),
    onSettled: () => refreshSuggested(client),
  });
}

export function useRejectSuggestions() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.suggestions.reject.mutationOptions(),
    onSettled: () => client.invalidateQueries({ queryKey: trpc.suggestions.pathKey() }),
  });
}
