import { queryOptions } from '@tanstack/react-query';
import { trpc } from './trpc.ts';

/** Everybody whom a source may belong to, who may have brought a referral, or who performs activities. */
export const outreachStaffOptions = () =>
  queryOptions({ ...trpc.configuration.outreachStaff.queryOptions({}), staleTime: 60_000 });
