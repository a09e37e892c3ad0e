import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hearRefusal } from './refusals.ts';

/** Answers are kept while they are fresh; a failed read is tried once more unless the server has understood and refused. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: hearRefusal }),
  mutationCache: new MutationCache({ onError: hearRefusal }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < 1 && !isRefusal(error),
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    // Offline a save fails at once and says so, instead of waiting unseen for a network.
    mutations: { networkMode: 'always' },
  },
});

/** A status below 500 will be the same next time. */
function isRefusal(error: unknown): boolean {
  const status = (error as { data?: { httpStatus?: number } | null }).data?.httpStatus;
  return status !== undefined && status < 500;
}
