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
  const queries = [useQuery(accountOptions()), useQuery(outreachStaffOptions())] as const;
  const [{ data: account }, { data: staff }] = queries;
  const asking = queries.some(({ isFetching }) => isFetching);
  const askAgain = () => {
    for (const { isError, refetch } of queries) if (isError) void refetch();
  };
  if (!account || !staff) return { name: undefined, failed: queries.some(({ isError }) => isError), asking, askAgain };
  const own = `${account.firstname} ${account.lastname}`.toLowerCase();
  return { name: staff.find((each) => each.toLowerCase() === own) ?? null, failed: false, asking, askAgain };
}
