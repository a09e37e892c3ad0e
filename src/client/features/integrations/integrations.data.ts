import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { ServerError } from '#client/platform/error-message.ts';
import { trpc } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';

type Outputs = inferRouterOutputs<AppRouter>;
export type PlatformKeys = Outputs['integrations']['list'][number];
export type WebhookKey = Outputs['webhooks']['keys']['keys'][number];
export type NewWebhookKey = Outputs['webhooks']['makeKey'];

export const platformsOptions = () => trpc.integrations.list.queryOptions({});
export const mailWayOptions = () => trpc.integrations.mailWay.queryOptions({});
export const webhookKeysOptions = () => trpc.webhooks.keys.queryOptions({});

/** What stands on the keys: where an inquiry would be sent is asked again too. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [trpc.integrations.pathKey(), trpc.ehr.pathKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
const refreshKeys = (client: QueryClient) => client.invalidateQueries({ queryKey: trpc.webhooks.pathKey() });

export function useRefreshIntegrations() {
  const client = useQueryClient();
  return () => refresh(client);
}

/** Says who saved a platform's keys first; the next save is made on what is there now, which nobody's typing hides. */
export const saysWhoseChange =
  (refresh: () => Promise<unknown>, onVersion: (version: number) => void) =>
  ({ code, message, current }: ServerError): boolean => {
    if (code !== 'conflict' || !current) return false;
    void refresh();
    onVersion((current as PlatformKeys).version);
    toast.error(`${message} ${text.error_met}`);
    return true;
  };

export function useSetApiKeys() {
  const client = useQueryClient();
  return useMutation({ ...trpc.integrations.setApiKeys.mutationOptions(), onSuccess: () => refresh(client) });
}

export function useRemoveKeys() {
  const client = useQueryClient();
  return useMutation({ ...trpc.integrations.remove.mutationOptions(), onSettled: () => refresh(client) });
}

export function useTestConnection() {
  const client = useQueryClient();
  return useMutation({ ...trpc.integrations.test.mutationOptions(), onSettled: () => refresh(client) });
}

export function useSetActive() {
  const client = useQueryClient();
  return useMutation({ ...trpc.ehr.setActive.mutationOptions(), onSettled: () => refresh(client) });
}

export function useMakeKey() {
  const client = useQueryClient();
  return useMutation({ ...trpc.webhooks.makeKey.mutationOptions(), onSettled: () => refreshKeys(client) });
}

export function useReplaceKey() {
  const client = useQueryClient();
  return useMutation({ ...trpc.webhooks.replaceKey.mutationOptions(), onSettled: () => refreshKeys(client) });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({ ...trpc.webhooks.revokeKey.mutationOptions(), onSettled: () => refreshKeys(client) });
}
