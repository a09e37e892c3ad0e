import { query, router } from '#server/platform/trpc.ts';
import { getCensus, getCensusDetails, getCensusForecast, getCensusTrend } from './census.queries.ts';

export const censusRouter = router({
  get: query(getCensus),
  details: query(getCensusDetails),
  forecast: query(getCensusForecast),
  trend: query(getCensusTrend),
});
