import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';

/** The signed-in person as the owner of sources, where they are one; undefined until that is known. */
export function useOwnName(): string | null | undefined {
  const { data: account } = useQuery(accountOptions());
  const { data: staff, isError } = useQuery(outreachStaffOptions());
  if (!account || (!staff && !isError)) return undefined;
  const name = `${account.firstname} ${account.lastname}`.toLowerCase();
  return staff?.find((each) => each.toLowerCase() === name) ?? null;
}
