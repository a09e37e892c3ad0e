import { createTRPCClient, httpBatchLink, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#server/app-router.ts';
import { isUnauthorized, serverErrorOf } from './error-message.ts';
import { freshHeaders } from './keep-session.ts';
import { queryClient } from './query-client.ts';
import { roleDoubt } from './role-doubt.ts';
import { session } from './session.ts';

/**
 * Hears of refusals, whoever made the call. Where somebody's role has changed while they work, the next page is drawn for the
 * new one: this one stays, with what is typed. Where they have been signed out, the page says so. A sign-in that fails ends no
 * session.
 */
const hearRefusals: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        error: (error) => {
          if (serverErrorOf(error).code === 'forbidden') roleDoubt.raise();
          if (isUnauthorized(error) && !op.path.startsWith('auth.')) session.end();
          observer.error(error);
        },
        complete: () => observer.complete(),
      }),
    );

/** Calls made in one tick travel together; reads too as a POST: addresses are kept by proxies, and may name a person. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    hearRefusals,
    httpBatchLink({
      url: '/trpc',
      methodOverride: 'POST',
      maxItems: 10,
      headers: async ({ opList }) => {
        const key = opList.length === 1 ? opList[0]?.context.idempotencyKey : undefined;
        return { ...(await freshHeaders()), ...(typeof key === 'string' ? { 'idempotency-key': key } : {}) };
      },
    }),
  ],
});

/** Query and mutation options of every procedure. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });
