import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '#client/platform/organization.ts';
import { outreachStaffOptions } from '#client/platform/outreach-staff.ts';

interface OwnName {
  /** The signed-in person as the owner of sources, null where they are none; undefined until that is known. */
  name: string | null | undefined;
  /** It could not be found out, and can be asked for again. */
  failed: boolean;
  asking: boolean;
  askAgain: () => void;
}

/** Under which name the signed-in person owns sources. */
export function useOwnName(): OwnName {
  const { data: account } = useQuery(accountOptions());
  const { data: staff, isError, isFetching: asking, refetch } = useQuery(outreachStaffOptions());
  const askAgain = () => void refetch();
  if (!account || !staff) return { name: undefined, failed: isError, asking, askAgain };
  const own = `${account.firstname} ${account.lastname}`.toLowerCase();
  return { name: staff.find((each) => each.toLowerCase() === own) ?? null, failed: false, asking, askAgain };
}
