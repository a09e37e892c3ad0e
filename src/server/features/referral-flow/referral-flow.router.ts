import { mutation, query, router } from '#server/platform/trpc.ts';
import { addRecord } from './add-record.ts';
import { addRecords } from './add-records.ts';
import { listAlumni, listPlatforms, listRecords } from './referral-flow.queries.ts';

export const referralFlowRouter = router({
  list: query(listRecords),
  alumni: query(listAlumni),
  platforms: query(listPlatforms),
  add: mutation(addRecord),
  addMany: mutation(addRecords),
});
