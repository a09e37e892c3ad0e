import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import type { SearchItems } from '#client/ui/fields/use-async-options.ts';
import type { UserListQuery } from '#shared/features/users/users.schemas.ts';
import type { Person } from './person.ts';

/** The page of the list an address names; the page before stays on screen until it is here. */
export const peopleOptions = (search: UserListQuery) =>
  queryOptions({ ...trpc.users.list.queryOptions(search), placeholderData: keepPreviousData });

/** Finds, among everybody who comes in, who could go on with somebody's work. */
export const searchActive =
  (leaving: string): SearchItems<Person> =>
  async (query, signal, from) => {
    const asked = { query, state: ['active' as const], ...from };
    const { list, next } = await trpcClient.users.list.query(asked, { signal });
    return { list: list.filter(({ id }) => id !== leaving), next };
  };

export const belongingsOptions = (user_id: string) => trpc.users.belongings.queryOptions({ user_id });

export const mailDeliveryOptions = () => ({ ...trpc.users.mailDelivery.queryOptions({}), staleTime: 5 * 60_000 });

/** What a changed person makes stale: the list of people, whoever is found by name, and what is in somebody's hands. */
export function useRefreshPeople() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [trpc.users, trpc.inquiries, trpc.tasks].map((noun) => client.invalidateQueries({ queryKey: noun.pathKey() })),
    );
}

export function useUpdatePerson() {
  return useMutation({ ...trpc.users.update.mutationOptions(), onSettled: useRefreshPeople() });
}

export const useSendLink = () => useMutation(trpc.users.sendLink.mutationOptions());

export const useMakeLink = () => useMutation(trpc.users.makeLink.mutationOptions());

export const useResetTwoFactor = () => useMutation(trpc.users.resetTwoFactor.mutationOptions());
