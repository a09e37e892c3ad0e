import { mutation, query, router } from '#server/platform/trpc.ts';
import { rememberOpened } from './remember-opened.ts';
import { findNear, findRecordTexts, listRecent } from './search.queries.ts';

export const searchRouter = router({
  near: query(findNear),
  recordTexts: query(findRecordTexts),
  recent: query(listRecent),
  remember: mutation(rememberOpened),
});
