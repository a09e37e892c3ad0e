import { mutation, query, router } from '#server/platform/trpc.ts';
import { dismissSetup } from './dismiss-setup.ts';
import { getSetup } from './setup.queries.ts';

export const setupRouter = router({
  get: query(getSetup),
  dismiss: mutation(dismissSetup),
});
