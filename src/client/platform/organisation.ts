import { useQuery } from '@tanstack/react-query';
import { may, type Permission } from '../../shared/platform/permissions.ts';
import { trpc } from './trpc.ts';

const DEFAULT_ZONE = 'America/New_York';

/** The signed-in person's organisation, as the account names it. */
export const accountOptions = () => ({ ...trpc.account.get.queryOptions({}), staleTime: 5 * 60_000 });

/** The zone moments are shown in and days are cut in. */
export function useTimeZone(): string {
  const { data } = useQuery(accountOptions());
  return data?.time_zone ?? DEFAULT_ZONE;
}

/** Whether the signed-in person's role allows something; false until the account is known. */
export function useMay(permission: Permission): boolean {
  const { data } = useQuery(accountOptions());
  return data !== undefined && may(data.role, permission);
}
