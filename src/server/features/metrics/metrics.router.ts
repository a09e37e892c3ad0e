import { query, router } from '#server/platform/trpc.ts';
import { getMetrics, listMetricRows } from './metrics.queries.ts';

export const metricsRouter = router({
  get: query(getMetrics),
  rows: query(listMetricRows),
});
