import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';
import { serverErrorOf } from './error-message.ts';
import { trpc, trpcClient } from './trpc.ts';

type ConfigurationType = inferRouterInputs<AppRouter>['configuration']['get']['type'];

type Change = (now: { version: number }) => { version: number };

/** The changes of a type that this page has under way: each is made upon what the one before it has left. */
interface Line {
  last: Promise<void>;
  waiting: Change[];
  /** What the last one left. */
  left: { version: number } | undefined;
  /** The last one failed, and what this page shows may hold what was never kept. */
  failed: boolean;
}
const lines = new Map<ConfigurationType, Line>();

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
 * one left, so that neither is lost. `change` throws where the two can't both stand. Two quick ones of this page are sent
 * in turn, for they would only meet each other.
 */
export function changeConfiguration<Config extends { version: number }>(
  client: QueryClient,
  type: ConfigurationType,
  change: (now: Config) => Config,
): Promise<void> {
  const line = lines.get(type) ?? { last: Promise.resolve(), waiting: [], left: undefined, failed: false };
  lines.set(type, line);
  line.waiting.push((now) => change(now as Config));
  const turn = line.last.then(() => {
    const [next] = line.waiting.splice(0, 1);
    return next && save(client, type, line, next);
  });
  const leave = () => {
    if (line.waiting.length === 0) lines.delete(type);
  };
  line.last = turn.then(leave, leave);
  return turn;
}

async function save(client: QueryClient, type: ConfigurationType, line: Line, change: Change): Promise<void> {
  const options = trpc.configuration.get.queryOptions({ type });
  const { queryKey } = options;
  const { left: known, failed } = line;
  line.left = undefined;
  line.failed = false;
  const asked = () => (failed ? client.fetchQuery({ ...options, staleTime: 0 }) : client.ensureQueryData(options));
  let now = known ?? ((await asked()) as { version: number });
  for (let tries = 1; ; tries++) {
    try {
      const config = change(now);
      const left = (await trpcClient.configuration.save.mutate({ type, config })) as { version: number };
      if (line.waiting.length > 0) line.left = left;
      client.setQueryData(queryKey, withWaiting(left, line.waiting));
      return;
    } catch (error) {
      const { code, current } = serverErrorOf(error);
      if (code !== 'conflict' || !current) {
        // It may have been kept, and only its answer lost.
        line.failed = true;
        void client.invalidateQueries({ queryKey });
        throw error;
      }
      now = current as { version: number };
      client.setQueryData(queryKey, now);
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** What is kept, as it will be once the changes that wait are made: what was seen at once is not taken back meanwhile. */
const withWaiting = (left: { version: number }, waiting: readonly Change[]): { version: number } =>
  waiting.reduce((now, change) => {
    try {
      return change(now);
    } catch {
      // It says so itself, in its turn.
      return now;
    }
  }, left);
