import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { refusalOf, serverErrorOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { SearchItems } from '#client/ui/fields/use-async-options.ts';
import type { AppRouter } from '#server/app-router.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { EventType } from '#shared/features/campaigns/campaigns.rules.ts';
import type { CampaignListQuery } from '#shared/features/campaigns/campaigns.schemas.ts';
import { lookAgainIn } from './look-again.ts';

type Inputs = inferRouterInputs<AppRouter>['campaigns'];
export type CampaignDetails = inferRouterOutputs<AppRouter>['campaigns']['get'];
export type Campaign = Omit<CampaignDetails, 'html_content' | 'restore_template'>;
export type Sender = inferRouterOutputs<AppRouter>['campaigns']['sender'];
export type ContactCampaign = inferRouterOutputs<AppRouter>['campaigns']['ofContact'][number];
export type CampaignEdit = Omit<Inputs['save'], 'campaign_id'>;

export const campaignListOptions = (search: CampaignListQuery) =>
  queryOptions({
    ...trpc.campaigns.list.queryOptions(search),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookAgainIn(state.data?.list ?? [], Date.now()),
  });

export const campaignOptions = (campaign_id: string) =>
  queryOptions({
    ...trpc.campaigns.get.queryOptions({ campaign_id }),
    refetchInterval: ({ state }) => lookAgainIn(state.data ? [state.data] : [], Date.now()),
  });

/** Finds the campaigns that a rule of an audience may ask for: those that have begun to leave. */
export const searchSentCampaigns: SearchItems<Pick<Campaign, 'id' | 'name' | 'subject'>> = async (
  query,
  signal,
  from,
) => {
  let asked = from;
  for (;;) {
    const { list, next } = await trpcClient.campaigns.list.query({ query, ...asked }, { signal });
    const sent = list.filter(({ progress }) => progress !== null);
    if (sent.length > 0 || !next) return { list: sent, next };
    asked = { page: (asked?.page ?? 1) + 1, after: next };
  }
};

/** Who a campaign comes from, where nothing else was written. */
export const senderOptions = () => ({ ...trpc.campaigns.sender.queryOptions({}), staleTime: 5 * 60_000 });
export const templatesOptions = () => trpc.emailTemplates.list.queryOptions({});

/** What became of a campaign; with a type, who the people are. */
export const reportOptions = (campaign_id: string, event_type?: EventType) => ({
  ...trpc.campaigns.analytics.queryOptions({ campaign_id, event_type }),
  refetchInterval: 5_000,
});

export const createCampaign = (campaign: Inputs['create'], idempotencyKey: string) =>
  trpcClient.campaigns.create.mutate(campaign, { context: { idempotencyKey } });

export const sendTest = (test: Inputs['sendTest'], idempotencyKey: string) =>
  trpcClient.campaigns.sendTest.mutate(test, { context: { idempotencyKey } });

export function useRefreshCampaigns() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: trpc.campaigns.pathKey() });
}

/**
 * Saves a draft on the version that is shown, one save after the other; its page has the answer at once. Where somebody
 * else came first, it shows what they left, and the next save is made on that.
 */
export function useSaveCampaign(id: string) {
  const client = useQueryClient();
  const { queryKey } = campaignOptions(id);
  return useMutation({
    scope: { id: `campaign ${id}` },
    mutationFn: (edit: CampaignEdit) =>
      trpcClient.campaigns.save.mutate({ campaign_id: id, version: client.getQueryData(queryKey)?.version, ...edit }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      void client.invalidateQueries({ queryKey: trpc.campaigns.list.pathKey() });
    },
    onError: (error) => {
      const { code, current } = serverErrorOf(error);
      if (code === 'conflict' && current) client.setQueryData(queryKey, current as CampaignDetails);
      else if (code === 'conflict') void client.invalidateQueries({ queryKey });
      toast.error(refusalOf(error) ?? text.failed_to_save);
    },
  });
}

/** Sends or schedules; a second press of the same form sends nothing more. */
export function useSendCampaign(campaign_id: string) {
  const refresh = useRefreshCampaigns();
  return useMutation({
    mutationFn: (sender: Omit<Inputs['send'], 'campaign_id'>) =>
      trpcClient.campaigns.send.mutate({ campaign_id, ...sender }),
    onError: (error) => toast.error(refusalOf(error) ?? text.failed_to_send),
    onSettled: refresh,
  });
}

/** What is done to a campaign from its list or its report. */
export function useCampaignActions() {
  const refresh = useRefreshCampaigns();
  const failed = (error: unknown) => toast.error(refusalOf(error) ?? text.failed_to_change);
  const steer = useMutation({ ...trpc.campaigns.steer.mutationOptions(), onError: failed, onSettled: refresh });
  const duplicate = useMutation({
    ...trpc.campaigns.duplicate.mutationOptions(),
    onSuccess: () => toast.success(text.duplicated),
    onError: failed,
    onSettled: refresh,
  });
  const remove = useMutation({
    ...trpc.campaigns.delete.mutationOptions(),
    onSuccess: () => toast.success(text.deleted),
    onError: failed,
    onSettled: refresh,
  });
  return { steer, duplicate, remove };
}
