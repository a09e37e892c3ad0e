import { mutation, query, router } from '#server/platform/trpc.ts';
import { createCustomConfig } from './create-custom-config.ts';
import { getCustomConfig } from './custom-config.queries.ts';
import { updateCustomConfig } from './update-custom-config.ts';

export const customConfigRouter = router({
  get: query(getCustomConfig),
  create: mutation(createCustomConfig),
  update: mutation(updateCustomConfig),
});
