import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { allRows } from '#client/components/bulk/all-rows.ts';
import type { NamedRow } from '#client/components/bulk/use-selection.ts';
import { openedLast } from '#client/platform/opened-last.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { FurtherFrom } from '#client/ui/fields/use-async-options.ts';
import type { AppRouter } from '#server/app-router.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { SOURCE_SEARCH_SIZE } from '#shared/features/referral-sources/referral-sources.rules.ts';
import type { SourceListQuery } from '#shared/features/referral-sources/referral-sources.schemas.ts';

export type Source = inferRouterOutputs<AppRouter>['referralSources']['get'];
export type NewSource = Exclude<inferRouterInputs<AppRouter>['referralSources']['create'], unknown[]>;
export type Autofilled = inferRouterOutputs<AppRouter>['assistant']['autofillSource'];

/** The page of the list an address names; the page before stays on screen until it is here. */
export const sourceListOptions = (search: SourceListQuery) =>
  queryOptions({ ...trpc.referralSources.list.queryOptions(search), placeholderData: keepPreviousData });

export const sourceName = ({ referral_name }: Pick<Source, 'referral_name'>): string => referral_name;

/** Every source that a list shows on all of its pages, by its name. */
export const allSources = async (search: SourceListQuery): Promise<NamedRow[]> => {
  const asked = { ...search, page: 1, limit: 100, before: undefined };
  const rows = await allRows((after) => trpcClient.referralSources.list.query({ ...asked, after }));
  return rows.map((source) => ({ id: source.id, name: sourceName(source) }));
};

/** How sources are archived and brought back, and what shows them. */
export const ARCHIVING = {
  archive: (ids: string[]) => trpcClient.referralSources.archive.mutate({ ids }),
  unarchive: (ids: string[]) => trpcClient.referralSources.unarchive.mutate({ ids }),
  lists: trpc.referralSources.list.pathKey(),
  stale: [trpc.referralSources.pathKey()],
  failed: { archive: text.failed_to_archive, unarchive: text.failed_to_unarchive },
};

/** Active sources by part of a name, an address or a focus area: ten at a time, the one heard of last first. */
export const searchSources = (query: string, signal: AbortSignal, from?: FurtherFrom) =>
  trpcClient.referralSources.list.query({ query, limit: SOURCE_SEARCH_SIZE, ...from }, { signal });

/** The active sources that this person opened last. */
export const recentSources = async (signal: AbortSignal) =>
  (await openedLast('sources')(signal)).filter(({ is_active }) => is_active);

/** Every source of exactly this name, letter case and accents aside: the duplicate check. */
export const sourcesOfNameOptions = (referral_name: string) =>
  queryOptions({ ...trpc.referralSources.ofName.queryOptions({ referral_name }), enabled: referral_name !== '' });

/** Creates under a key of the caller's: said again after a lost answer, it creates nothing twice. */
export async function createSource(source: NewSource, idempotencyKey: string): Promise<string> {
  const made = await trpcClient.referralSources.create.mutate(source, { context: { idempotencyKey } });
  if (!('id' in made)) throw new Error('one source has one id');
  return made.id;
}

export const autofillSource = (name: string) =>
  trpcClient.assistant.autofillSource.mutate({ respond: 'autofill_org', name });

/** What a new source makes stale. */
export const refreshSources = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: trpc.referralSources.pathKey() });

export const sourceOptions = (referral_id: string) => trpc.referralSources.get.queryOptions({ referral_id });

/** Saves fields of a source: its page has the answer at once, and whatever shows its name reads it again. */
export function useUpdateSource(referral_id: string) {
  const queries = useQueryClient();
  return useMutation({
    ...trpc.referralSources.update.mutationOptions(),
    onSuccess: (source) => {
      queries.setQueryData(sourceOptions(referral_id).queryKey, source);
      const naming = [trpc.contacts, trpc.tasks, trpc.inquiries, trpc.referralFlow, trpc.referralSources.list];
      for (const each of [...naming, trpc.referralSources.ofName, trpc.referralSources.visits])
        void queries.invalidateQueries({ queryKey: each.pathKey() });
    },
  });
}
