import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { exportMetricRoute } from './export-metric.ts';
import { getMetrics } from './metrics.queries.ts';

export const metricsRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/metrics', verb: getMetrics, from: 'query' },
];

export const metricsStreams: readonly StreamRoute[] = [exportMetricRoute];
