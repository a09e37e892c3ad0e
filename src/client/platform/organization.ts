import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { may, offers, type Permission } from '#shared/platform/permissions.ts';
import { session } from './session.ts';
import type { Standing } from './stored-session.ts';
import { trpc } from './trpc.ts';

const DEFAULT_ZONE = 'America/New_York';
const ZONE_KEY = 'timeZone';

/** The signed-in person's organization, as the account names it. */
export const accountOptions = () => ({ ...trpc.account.get.queryOptions({}), staleTime: 5 * 60_000 });

/** By the role, and by what the organization has. */
const holds = ({ role, org_type }: Standing, permission: Permission): boolean =>
  may(role, permission) && offers(org_type, permission);

/** Of a stranger it is not known. */
const refuses = (standing: Standing | null, permission: Permission): boolean =>
  standing !== null && !holds(standing, permission);

/** Keeps the organization's zone for the next load of this tab, which draws days before its account is here. */
export const keepTimeZone = (zone: string): void => sessionStorage.setItem(ZONE_KEY, zone);

/** The zone moments are shown in and days are cut in. */
export function useTimeZone(): string {
  const { data } = useQuery(accountOptions());
  return data?.time_zone ?? sessionStorage.getItem(ZONE_KEY) ?? DEFAULT_ZONE;
}

/**
 * As what somebody is shown a page: what the account says, and until it is here what the session was opened as, so that
 * nothing is drawn late. The server asks for itself whatever is drawn.
 */
function useStanding(): Standing | null {
  const { data } = useQuery(accountOptions());
  return data ?? session.standing();
}

/** Says of each permission whether the signed-in person's role holds it; of none while nobody is signed in. */
export function useAllowed(): (permission: Permission) => boolean {
  const standing = useStanding();
  return useCallback((permission) => standing !== null && holds(standing, permission), [standing]);
}

/** Says of each permission whether the signed-in person's role is known not to hold it. */
export function useRefused(): (permission: Permission) => boolean {
  const standing = useStanding();
  return (permission) => refuses(standing, permission);
}

/** Whether the signed-in person's role allows something. */
export const useMay = (permission: Permission): boolean => useAllowed()(permission);

/** What `useRefused` says, outside of components: by what the session was opened as. */
export const refusedAsOpened = (permission: Permission): boolean => refuses(session.standing(), permission);

/** What `useMay` says, outside of components: by what the session was opened as. */
export function mayAsOpened(permission: Permission): boolean {
  const standing = session.standing();
  return standing !== null && holds(standing, permission);
}
