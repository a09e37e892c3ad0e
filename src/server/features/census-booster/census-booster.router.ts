import { query, router } from '#server/platform/trpc.ts';
import { getCensusBooster } from './census-booster.queries.ts';

export const censusBoosterRouter = router({ get: query(getCensusBooster) });
