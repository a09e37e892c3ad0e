import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { isConflict, serverErrorOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { inquiryOptions } from '../inquiries.data.ts';
import type { InquiryDetail } from '../inquiry-types.ts';

export type ReadyToLeave = inferRouterOutputs<AppRouter>['inquiries']['readyToDischarge'][number];
type StatusChangeInput = inferRouterInputs<AppRouter>['inquiries']['changeStatus'];

/** Asked again on coming back to a page that has none: they may have been added in another tab. */
export const capacityOptions = () =>
  queryOptions({
    ...trpc.capacity.get.queryOptions({}),
    staleTime: ({ state }) => (state.data?.facility.length ? 60_000 : 0),
  });

/** Free beds of some days; those of the days before stay on screen until they are here. */
export const freeBedsOptions = (facility_id: string, from: CalendarDay, to: CalendarDay, inquiryId: string) =>
  queryOptions({
    ...trpc.capacity.freeBeds.queryOptions({ facility_id, from, to, except_opportunity_id: inquiryId }),
    placeholderData: keepPreviousData,
  });

export const statusHistoryOptions = (opportunity_id: string) =>
  trpc.inquiries.statusHistory.queryOptions({ opportunity_id });

export const readyToDischargeOptions = () => trpc.inquiries.readyToDischarge.queryOptions({});

/**
 * Changes a status. The inquiry shows it at once; a refusal puts back what was there, or what someone else has made of
 * it meanwhile.
 */
export function useChangeStatus() {
  const client = useQueryClient();
  const keyOf = (id: string) => inquiryOptions(id).queryKey;
  return useMutation({
    mutationFn: (change: StatusChangeInput) => trpcClient.inquiries.changeStatus.mutate(change),
    onMutate: async ({ opportunity_id, status }) => {
      const key = keyOf(opportunity_id);
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      if (before) client.setQueryData(key, { ...before, status: status as InquiryDetail['status'] });
      return { before };
    },
    onError: (error, { opportunity_id }, context) => {
      const current = isConflict(error) ? (serverErrorOf(error).current as InquiryDetail | undefined) : undefined;
      client.setQueryData(keyOf(opportunity_id), current ?? context?.before);
      // What came first stands in the timeline too.
      return current && client.invalidateQueries({ queryKey: trpc.inquiries.pathKey() });
    },
    onSuccess: (inquiry) => {
      client.setQueryData(keyOf(inquiry.id), inquiry);
      return Promise.all([
        client.invalidateQueries({ queryKey: trpc.inquiries.pathKey() }),
        client.invalidateQueries({ queryKey: trpc.capacity.freeBeds.pathKey() }),
        client.invalidateQueries({ queryKey: trpc.census.pathKey() }),
        client.invalidateQueries({ queryKey: trpc.firstContact.pathKey() }),
      ]);
    },
  });
}
