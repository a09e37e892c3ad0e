import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Permission } from '#shared/platform/permissions.ts';
import { mayAsOpened } from './organization.ts';
import { queryClient } from './query-client.ts';

/** Asks for what a page shows before it is drawn, where the person may see it: the others are led elsewhere. */
export function prefetchFor<Answer, Failure, Data, Key extends QueryKey>(
  permission: Permission,
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): void {
  if (mayAsOpened(permission)) void queryClient.prefetchQuery(options);
}
