import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import type { UserState } from '#shared/features/users/users.rules.ts';

/** Someone with an account, as an administrator manages them. */
export type Person = inferRouterOutputs<AppRouter>['users']['list']['list'][number];

export const nameOf = ({ firstname, lastname }: Person): string => `${firstname} ${lastname}`.trim();

export const STATE_LABELS: Record<UserState, string> = {
  active: text.state_active,
  invited: text.state_invited,
  off: text.state_off,
};
