import { mutation, query, router } from '#server/platform/trpc.ts';
import { addSuppressions, removeSuppression } from './add-suppressions.ts';
import { listSuppressions } from './suppressions.queries.ts';

export const suppressionsRouter = router({
  list: query(listSuppressions),
  add: mutation(addSuppressions),
  remove: mutation(removeSuppression),
});
