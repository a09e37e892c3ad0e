import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { fetchFile } from '#client/platform/rest.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { FurtherFrom } from '#client/ui/fields/use-async-options.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { CallListQuery } from '#shared/features/calls/calls.schemas.ts';

type Outputs = inferRouterOutputs<AppRouter>;
export type CallRow = Outputs['calls']['list']['list'][number];
export type ReadCall = Outputs['calls']['get'];
export type FoundInquiry = Outputs['inquiries']['list']['list'][number];
type Handling = inferRouterInputs<AppRouter>['calls']['handle'];

/** The page of the list an address names; the page before stays on screen until it is here. */
export const callListOptions = (search: CallListQuery) =>
  queryOptions({ ...trpc.calls.list.queryOptions(search), placeholderData: keepPreviousData });

export const callOptions = (call_id: string) => trpc.calls.get.queryOptions({ call_id });

export const callersOptions = (call_id: string) => trpc.calls.callers.queryOptions({ call_id });

/** The calls that nobody has handled, the oldest first. */
export const waitingCallsOptions = () => trpc.calls.waiting.queryOptions({});

/** How many calls wait; asked again while somebody looks, for calls come in by themselves. */
export const waitingCountOptions = () =>
  queryOptions({ ...trpc.calls.countWaiting.queryOptions({}), refetchInterval: 60_000 });

/** Everyone a task can be given to. */
export const peopleOptions = () => queryOptions({ ...trpc.users.search.queryOptions({}), staleTime: 60_000 });

export const handleCall = (handling: Handling, idempotencyKey?: string) =>
  trpcClient.calls.handle.mutate(handling, idempotencyKey ? { context: { idempotencyKey } } : {});

export const reopenCall = (call_id: string) => trpcClient.calls.reopen.mutate({ call_id });

/** Inquiries by a name, an id or a number. */
export const searchInquiries = (query: string, signal: AbortSignal, from?: FurtherFrom) =>
  trpcClient.inquiries.list.query({ query, limit: 10, ...from }, { signal });

/** What a handled call makes stale: calls wherever they stand, and what was made of one. */
export function useRefreshCalls() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [trpc.calls, trpc.tasks, trpc.inquiries, trpc.firstContact].map((noun) =>
        client.invalidateQueries({ queryKey: noun.pathKey() }),
      ),
    );
}

/** A recording's bytes. */
export const fetchRecording = (key: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile(`/api/call_recording?key=${encodeURIComponent(key)}`, signal);
