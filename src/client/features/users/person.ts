import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../server/app-router.ts';

/** Someone with an account, as an administrator manages them. */
export type Person = inferRouterOutputs<AppRouter>['users']['list'][number];

export const nameOf = ({ firstname, lastname }: Person): string => `${firstname} ${lastname}`;
