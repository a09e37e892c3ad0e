import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { configurationOptions } from '#client/platform/configuration.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { ActivityListQuery } from '#shared/features/activities/activities.schemas.ts';

type Outputs = inferRouterOutputs<AppRouter>['activities'];
export type Activity = Outputs['list']['list'][number];
export type ActivityCount = Outputs['countsByPerson'][number];
export type NewActivity = inferRouterInputs<AppRouter>['activities']['create'];

const LISTS_STAY = 60_000;

/** A page of a source's activities; the page before stays on screen until it is here. */
export const activitiesOptions = (query: ActivityListQuery) =>
  queryOptions({ ...trpc.activities.list.queryOptions(query), placeholderData: keepPreviousData });

export const countsOptions = (referral_id: string, range: { start_date: string; end_date: string }) =>
  trpc.activities.countsByPerson.queryOptions({ referral_id, ...range });

export const whyStatusOptions = (referral_id: string) => trpc.activities.whyStatus.queryOptions({ referral_id });

export const contactsOfSourceOptions = (referral_id: string) => trpc.contacts.viewAll.queryOptions({ referral_id });

export const peopleOptions = () => queryOptions({ ...trpc.users.search.queryOptions({}), staleTime: LISTS_STAY });

export const outreachEventsOptions = () =>
  configurationOptions<{ version: number; events: string[] }>('OUTREACH_EVENTS');

/** Logs under a key of the caller's: said again after a lost answer, it logs nothing twice. */
export const createActivity = (activity: NewActivity, idempotencyKey: string, signal?: AbortSignal) =>
  trpcClient.activities.create.mutate(activity, { context: { idempotencyKey }, ...(signal && { signal }) });

/** What the signed-in person is likely to log, and where. */
export const visitPlaceOptions = () => trpc.activities.visitPlace.queryOptions({});
export type VisitPlace = Outputs['visitPlace'];

/** What a logged or changed activity makes stale: the activities, and where the sources stand. */
export function useRefreshActivities() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: trpc.activities.pathKey() }),
      client.invalidateQueries({ queryKey: trpc.referralSources.pathKey() }),
      client.invalidateQueries({ queryKey: trpc.tasks.pathKey() }),
    ]);
}

/** Saves fields of an activity. */
export function useUpdateActivity() {
  const refresh = useRefreshActivities();
  return useMutation({
    ...trpc.activities.update.mutationOptions(),
    onSuccess: () => void refresh(),
  });
}
