import { mutation, query, router } from '#server/platform/trpc.ts';
import { countWaitingCalls, getCall, listCalls, listWaitingCalls } from './calls.queries.ts';
import { findCallers } from './find-callers.ts';
import { handleCall, reopenCall } from './handle-call.ts';

export const callsRouter = router({
  list: query(listCalls),
  get: query(getCall),
  callers: query(findCallers),
  waiting: query(listWaitingCalls),
  countWaiting: query(countWaitingCalls),
  handle: mutation(handleCall),
  reopen: mutation(reopenCall),
});
