import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';
import { serverErrorOf } from './error-message.ts';
import { trpc, trpcClient } from './trpc.ts';

type ConfigurationType = inferRouterInputs<AppRouter>['configuration']['get']['type'];

/** A change meets another one at most so often before it is given up. */
const MAX_TRIES = 5;

/** A type's configuration; each caller knows the shape of its own. */
export const configurationOptions = <Config extends { version: number }>(type: ConfigurationType) =>
  queryOptions({
    ...trpc.configuration.get.queryOptions({ type }),
    staleTime: 60_000,
    select: (config) => config as { version: number } as Config,
  });

/**
 * Changes a configuration that other tabs may be changing too: met by another change, it is made again upon what that
 * one left, so that neither is lost. `change` throws where the two can't both stand.
 */
export async function changeConfiguration<Config extends { version: number }>(
  client: QueryClient,
  type: ConfigurationType,
  change: (now: Config) => Config,
): Promise<void> {
  const { queryKey } = trpc.configuration.get.queryOptions({ type });
  let now = (await client.ensureQueryData(trpc.configuration.get.queryOptions({ type }))) as { version: number };
  for (let tries = 1; ; tries++) {
    try {
      const config = change(now as Config);
      client.setQueryData(queryKey, await trpcClient.configuration.save.mutate({ type, config }));
      return;
    } catch (error) {
      const { code, current } = serverErrorOf(error);
      if (code !== 'conflict' || !current) {
        // It may have been kept, and only its answer lost.
        void client.invalidateQueries({ queryKey });
        throw error;
      }
      now = current as { version: number };
      client.setQueryData(queryKey, now);
      if (tries === MAX_TRIES) throw error;
    }
  }
}
