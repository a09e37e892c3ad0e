import { query, router } from '#server/platform/trpc.ts';
import { getScorecard, listScorecards } from './scorecards.queries.ts';

export const scorecardsRouter = router({
  list: query(listScorecards),
  get: query(getScorecard),
});
