import { mutation, query, router } from '#server/platform/trpc.ts';
import { compareRecords, listDuplicates, listMerges } from './duplicates.queries.ts';
import { mergeRecords } from './merge-records.ts';
import { sayDistinct } from './say-distinct.ts';
import { undoMerge } from './undo-merge.ts';

export const duplicatesRouter = router({
  list: query(listDuplicates),
  compare: query(compareRecords),
  merges: query(listMerges),
  merge: mutation(mergeRecords),
  undo: mutation(undoMerge),
  distinct: mutation(sayDistinct),
});
