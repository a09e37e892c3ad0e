import { query, router } from '#server/platform/trpc.ts';
import { listScorecards } from './scorecards.queries.ts';

export const scorecardsRouter = router({
  list: query(listScorecards),
});
