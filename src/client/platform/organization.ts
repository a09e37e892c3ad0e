import { useQuery } from '@tanstack/react-query';
import { may, offers, type Permission, type Role } from '#shared/platform/permissions.ts';
import { trpc } from './trpc.ts';

const DEFAULT_ZONE = 'America/New_York';

/** The signed-in person's organization, as the account names it. */
export const accountOptions = () => ({ ...trpc.account.get.queryOptions({}), staleTime: 5 * 60_000 });

/** By the role, and by what the organization has. */
const holds = ({ role, org_type }: { role: Role; org_type: string }, permission: Permission): boolean =>
  may(role, permission) && offers(org_type, permission);

/** The zone moments are shown in and days are cut in. */
export function useTimeZone(): string {
  const { data } = useQuery(accountOptions());
  return data?.time_zone ?? DEFAULT_ZONE;
}

/** Says of each permission whether the signed-in person's role holds it; of none until the account is known. */
export function useAllowed(): (permission: Permission) => boolean {
  const { data } = useQuery(accountOptions());
  return (permission) => data !== undefined && holds(data, permission);
}

/** Says of each permission whether the signed-in person's role is known not to hold it; of none before. */
export function useRefused(): (permission: Permission) => boolean {
  const { data } = useQuery(accountOptions());
  return (permission) => data !== undefined && !holds(data, permission);
}

/** Whether the signed-in person's role allows something; false until the account is known. */
export const useMay = (permission: Permission): boolean => useAllowed()(permission);
