import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';
import { trpcClient } from './trpc.ts';

type Recent = inferRouterOutputs<AppRouter>['search']['recent'];
type Kind = keyof Omit<Recent, 'order'>;

/** As many as the server gives at once. */
const MAX_OPENED = 20;

/** The records of a kind that this person opened last, the newest first: what a picker offers before anything is typed. */
export const openedLast =
  <Of extends Kind>(kind: Of) =>
  async (signal: AbortSignal): Promise<Recent[Of]> => {
    const { order, ...of } = await trpcClient.search.recent.query({ limit: MAX_OPENED }, { signal });
    const rows: { id: string }[] = [...of[kind]];
    return rows.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)) as Recent[Of];
  };
