import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { fetchFile } from '#client/platform/rest.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { DOCUMENT_POLL_MS, shouldPoll } from '#shared/features/documents/documents.rules.ts';

type Outputs = inferRouterOutputs<AppRouter>['documents'];
export type DocumentRow = Outputs['list'][number];

/**
 * An inquiry's documents, newest first; asked again every 3 seconds while the newest may still change. An older one
 * that is still being read, a long scan, keeps the list moving too.
 */
export const documentsOptions = (opportunity_id: string) =>
  queryOptions({
    ...trpc.documents.list.queryOptions({ opportunity_id }),
    refetchInterval: ({ state }) => {
      const reading = state.data?.some(({ status }) => status === 'Processing');
      return reading || shouldPoll(state.data?.[0], Date.now()) ? DOCUMENT_POLL_MS : false;
    },
  });

/** The signed-in person's own documents that are still being read. */
export const inProcessOptions = () =>
  queryOptions({
    ...trpc.documents.inProcess.queryOptions({}),
    refetchInterval: ({ state }) => (state.data && state.data.length > 0 ? DOCUMENT_POLL_MS : false),
  });

/** How each page of a document was got. */
export const pagesOptions = (document_id: string) => trpc.documents.pages.queryOptions({ document_id });

export const getDocument = (document_id: string) => trpcClient.documents.get.query({ document_id });

/** A document's bytes. Each opening asks again: the server notes every time a record is looked at. */
export const documentFileOptions = (document_id: string) =>
  queryOptions({
    queryKey: ['document-file', document_id],
    queryFn: ({ signal }) => fetchDocumentFile(document_id, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const fetchDocumentFile = (document_id: string, signal: AbortSignal) =>
  fetchFile(`/api/document?document_id=${encodeURIComponent(document_id)}`, signal);

/** What a new, changed or deleted document makes stale: the lists, what leads to it, and what it suggests. */
export const refreshDocuments = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: trpc.documents.pathKey() }),
    client.invalidateQueries({ queryKey: trpc.questions.pathKey() }),
    client.invalidateQueries({ queryKey: trpc.suggestions.pathKey() }),
    client.invalidateQueries({ queryKey: trpc.screening.pathKey() }),
    // The timeline says which came and when.
    client.invalidateQueries({ queryKey: trpc.inquiries.events.pathKey() }),
  ]);

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.documents.delete.mutationOptions(),
    onSettled: () => refreshDocuments(client),
  });
}

export function useRetryDocument() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.documents.retry.mutationOptions(),
    onSettled: () => refreshDocuments(client),
  });
}
