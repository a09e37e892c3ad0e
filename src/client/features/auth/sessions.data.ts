import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trpc } from '#client/platform/trpc.ts';

export const sessionsOptions = () => trpc.sessions.list.queryOptions({});

export function useRefreshSessions() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: trpc.sessions.pathKey() });
}

export function useEndSession() {
  return useMutation({ ...trpc.sessions.end.mutationOptions(), onSettled: useRefreshSessions() });
}

export function useEndOtherSessions() {
  return useMutation({ ...trpc.sessions.endOthers.mutationOptions(), onSettled: useRefreshSessions() });
}
