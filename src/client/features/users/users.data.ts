import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../platform/trpc.ts';

export const peopleOptions = () => trpc.users.list.queryOptions({});

/** What a changed person makes stale: the list of people, and whoever is found by name. */
function useRefreshPeople() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: trpc.users.pathKey() });
}

export function useInvitePerson() {
  const refresh = useRefreshPeople();
  return useMutation({ ...trpc.users.invite.mutationOptions(), onSuccess: refresh });
}

export function useUpdatePerson() {
  const refresh = useRefreshPeople();
  return useMutation({ ...trpc.users.update.mutationOptions(), onSettled: refresh });
}

export function useDeactivatePerson() {
  const refresh = useRefreshPeople();
  return useMutation({ ...trpc.users.deactivate.mutationOptions(), onSettled: refresh });
}
