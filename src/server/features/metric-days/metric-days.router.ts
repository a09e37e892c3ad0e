import { query, router } from '#server/platform/trpc.ts';
import { getMetricUpkeep } from './metric-days.queries.ts';

export const metricDaysRouter = router({
  upkeep: query(getMetricUpkeep),
});
