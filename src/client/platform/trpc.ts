import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#server/app-router.ts';
import { freshHeaders } from './keep-session.ts';
import { queryClient } from './query-client.ts';

/** Calls made in one tick travel together; reads too as a POST: addresses are kept by proxies, and may name a person. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
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
