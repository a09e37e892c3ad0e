import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { DOCUMENT_POLL_MS } from '#shared/features/documents/documents.rules.ts';

type Inputs = inferRouterInputs<AppRouter>['suggestions'];
type Outputs = inferRouterOutputs<AppRouter>['suggestions'];
export type SuggestionRow = Outputs['list']['suggestions'][number];
export type Origin = Outputs['originsOfInquiry'][number];

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

/** Of an inquiry's case details, which hold what a record said. */
export const originsOptions = (opportunity_id: string) =>
  trpc.suggestions.originsOfInquiry.queryOptions({ opportunity_id });

/** Of a client's fields, which hold what a record said. */
export const clientOriginsOptions = (patient_id: string) =>
  trpc.suggestions.originsOfClient.queryOptions({ patient_id });

export const acceptSuggestions = (input: Inputs['accept']) => trpcClient.suggestions.accept.mutate(input);
export const rejectSuggestions = (input: Inputs['reject']) => trpcClient.suggestions.reject.mutate(input);
export const undoSuggestions = (input: Inputs['undo']) => trpcClient.suggestions.undo.mutate(input);

/** What decisions about suggestions make stale: they themselves, and whatever they filled. */
export const refreshSuggested = (client: QueryClient) =>
  Promise.all(
    [trpc.suggestions, trpc.inquiries, trpc.caseDetails, trpc.clients, trpc.screening].map((noun) =>
      client.invalidateQueries({ queryKey: noun.pathKey() }),
    ),
  );
