import { query, router } from '#server/platform/trpc.ts';
import { getHeatmap, listStateSources } from './referral-map.queries.ts';

export const referralMapRouter = router({
  get: query(getHeatmap),
  sources: query(listStateSources),
});
