import { query, router } from '#server/platform/trpc.ts';
import { getCall, listCalls } from './calls.queries.ts';
import { findCallers } from './find-callers.ts';

export const callsRouter = router({
  list: query(listCalls),
  get: query(getCall),
  callers: query(findCallers),
});
