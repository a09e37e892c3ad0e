import type { RestRoute } from '#server/platform/rest.ts';
import { getCensus, getCensusDetails } from './census.queries.ts';

export const censusRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/census', verb: getCensus, from: 'query' },
  { method: 'GET', path: '/api/census_details', verb: getCensusDetails, from: 'query' },
];
