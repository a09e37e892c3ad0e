import { sealAudit } from '../../../server/features/audit/seal-audit.ts';
import type { Task } from '../../platform/task.ts';
import { eachOrganisation } from '../../platform/task.ts';

/** Extends every organisation's sealed chain over the audit rows that have come to rest. */
export const sealAuditTask: Task = (ctx, signal) =>
  eachOrganisation(ctx, signal, async (own) => void (await sealAudit(own)));
