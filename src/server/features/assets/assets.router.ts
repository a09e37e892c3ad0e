import { mutation, query, router } from '#server/platform/trpc.ts';
import { listAssets } from './assets.queries.ts';
import { removeAsset } from './remove-asset.ts';

export const assetsRouter = router({
  list: query(listAssets),
  remove: mutation(removeAsset),
});
