import { query, router } from '#server/platform/trpc.ts';
import { listActions, nameOfRecord } from './audit.queries.ts';
import { checkAudit } from './check-audit.ts';
import { listAudit, listAuditOfRecord } from './list-audit.ts';

export const auditRouter = router({
  list: query(listAudit),
  ofRecord: query(listAuditOfRecord),
  actions: query(listActions),
  recordName: query(nameOfRecord),
  check: query(checkAudit),
});
