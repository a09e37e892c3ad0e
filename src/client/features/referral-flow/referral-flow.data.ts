import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import { type BulkResult, inPortions, joined, NOTHING_CHANGED } from '#shared/platform/bulk.ts';

type Outputs = inferRouterOutputs<AppRouter>['referralFlow'];
export type ReferralRecord = Outputs['list'][number];
export type Alumni = Outputs['alumni'][number];
export type NewRecord = inferRouterInputs<AppRouter>['referralFlow']['add'];

export const recordsOptions = (opportunity_id: string) => trpc.referralFlow.list.queryOptions({ opportunity_id });

const LISTS_STAY = 60_000;

export const platformsOptions = () =>
  queryOptions({ ...trpc.referralFlow.platforms.queryOptions({}), staleTime: LISTS_STAY });

/** Former clients by part of a name, a phone number or an address; never the inquiry's own. */
export const searchAlumni = (opportunity_id: string) => (query: string, signal: AbortSignal) =>
  trpcClient.referralFlow.alumni.query({ opportunity_id, query }, { signal });

/** Logs under a key of the caller's: said again after a lost answer, it logs nothing twice. */
export const addRecord = (record: NewRecord, idempotencyKey: string) =>
  trpcClient.referralFlow.add.mutate(record, { context: { idempotencyKey } });

export type ManyRecords = Omit<inferRouterInputs<AppRouter>['referralFlow']['addMany'], 'opportunity_ids'>;

/** Logs one source of many inquiries, however many, a hundred at a time; said again, it logs none of them twice. */
export async function addRecords(ids: readonly string[], said: ManyRecords): Promise<BulkResult> {
  let all = NOTHING_CHANGED;
  for (const opportunity_ids of inPortions(ids))
    all = joined(all, await trpcClient.referralFlow.addMany.mutate({ ...said, opportunity_ids }));
  return all;
}

/** What a logged referral makes stale: the tasks, the inquiry's columns, the sources' activities, engagement and counts. */
export async function refreshAfterReferral(client: QueryClient) {
  const stale = [trpc.referralFlow, trpc.inquiries, trpc.activities, trpc.referralSources, trpc.referralAnalytics];
  await Promise.all(stale.map((noun) => client.invalidateQueries({ queryKey: noun.pathKey() })));
}
