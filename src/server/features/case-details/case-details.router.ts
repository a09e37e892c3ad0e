import { mutation, query, router } from '#server/platform/trpc.ts';
import { getCaseDetails } from './case-details.queries.ts';
import { updateCaseDetails } from './update-case-details.ts';

export const caseDetailsRouter = router({
  get: query(getCaseDetails),
  update: mutation(updateCaseDetails),
});
