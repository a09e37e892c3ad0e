import type { RestRoute, StreamRoute } from '#server/platform/rest.ts';
import { exportStateRoute } from './export-state.ts';
import { getHeatmap, listStateSources } from './referral-map.queries.ts';

export const referralMapRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/referral_heatmap', verb: getHeatmap, from: 'query' },
  { method: 'GET', path: '/api/geo_referral_details', verb: listStateSources, from: 'query' },
];

export const referralMapStreams: readonly StreamRoute[] = [exportStateRoute];
