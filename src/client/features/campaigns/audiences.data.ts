import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { refusalOf } from '#client/platform/error-message.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import type { AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';

type Inputs = inferRouterInputs<AppRouter>['audiences'];
export type Audience = inferRouterOutputs<AppRouter>['audiences']['list'][number];

export const audiencesOptions = (archived = false) => trpc.audiences.list.queryOptions({ archived });

/** The people of an audience now. */
export const peopleOptions = (audience: string) => trpc.audiences.people.queryOptions({ audience });

/** How many it reaches, without who they are. */
export const countOptions = (audience: string) => trpc.audiences.people.queryOptions({ audience, limit: 0 });

/** How many contacts rules reach that are being written. */
export const tryOptions = (rules: AudienceRules) =>
  queryOptions({ ...trpc.audiences.try.queryOptions(rules), placeholderData: keepPreviousData });

export const createAudience = (audience: Inputs['create'], idempotencyKey: string) =>
  trpcClient.audiences.create.mutate(audience, { context: { idempotencyKey } });

export const updateAudience = (audience: Inputs['update']) => trpcClient.audiences.update.mutate(audience);

export function useRefreshAudiences() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: trpc.audiences.pathKey() });
}

/** What is done to an audience from its card. */
export function useAudienceActions() {
  const refresh = useRefreshAudiences();
  const failed = (error: unknown) => toast.error(refusalOf(error) ?? text.failed_to_change);
  const archive = useMutation({
    ...trpc.audiences.archive.mutationOptions(),
    onSuccess: ({ is_active }) => toast.success(is_active ? text.brought_back : text.archived),
    onError: failed,
    onSettled: refresh,
  });
  const remove = useMutation({
    ...trpc.audiences.delete.mutationOptions(),
    onSuccess: () => toast.success(text.deleted),
    onError: failed,
    onSettled: refresh,
  });
  return { archive, remove };
}
