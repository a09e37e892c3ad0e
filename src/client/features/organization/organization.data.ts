import type { QueryClient } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { accountOptions } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import type { AppRouter } from '#server/app-router.ts';

export type Organization = inferRouterOutputs<AppRouter>['organization']['get'];

export const organizationOptions = () => trpc.organization.get.queryOptions({});

/** Everything shown speaks of the organization: its zone, its name, its web site, what it asks of people. */
export const refreshOrganization = (client: QueryClient): void => {
  void client.invalidateQueries({ queryKey: organizationOptions().queryKey });
  void client.invalidateQueries({ queryKey: accountOptions().queryKey });
  void client.invalidateQueries({ queryKey: trpc.campaigns.sender.pathKey() });
  void client.invalidateQueries({ queryKey: trpc.referralFlow.platforms.pathKey() });
};
