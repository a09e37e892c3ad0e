import { checkWholeAudit } from '#server/features/audit/check-audit.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Compares every organization's audit log with its seals; what does not hold is measured, logged and mailed. */
export const createCheckAuditTask =
  (metrics: Metrics): Task =>
  async (ctx, signal) => {
    let intact = true;
    await eachOrganization(ctx, signal, async (own) => {
      const found = await checkWholeAudit(own, signal).catch((error: unknown) => {
        intact = false;
        throw error;
      });
      if (found.intact) return;
      intact = false;
      const { org_id } = own.actor;
      ctx.services.logger.error('audit_broken', { org_id, seq: found.broken_at, reason: found.reason });
    });
    if (!signal.aborted) metrics.auditIntact(intact);
  };
