import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

export type SentNotice = inferRouterOutputs<AppRouter>['notifications']['list'][number];

/** The last mails: asked again with each look at them. */
export const noticesOptions = () => ({ ...trpc.notifications.list.queryOptions({}), staleTime: 0 });

export function useSendTest() {
  const client = useQueryClient();
  return useMutation({
    ...trpc.notifications.sendTest.mutationOptions(),
    onSettled: () => client.invalidateQueries({ queryKey: trpc.notifications.pathKey() }),
  });
}
