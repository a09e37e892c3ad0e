import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';

export const twoFactorOptions = () => trpc.twoFactor.get.queryOptions({});

export const useBeginTwoFactor = () => useMutation(trpc.twoFactor.begin.mutationOptions());

/** What turning it on or off makes stale: its own state, and what the account says is asked for. */
export function useRefreshTwoFactor() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: trpc.twoFactor.pathKey() });
    void client.invalidateQueries({ queryKey: accountOptions().queryKey });
  };
}
