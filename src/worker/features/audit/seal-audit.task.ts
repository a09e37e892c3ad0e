import { anchorHead } from '#server/features/audit/audit-anchors.ts';
import { countUnsealed, LINK_ROWS, sealAudit } from '#server/features/audit/seal-audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { eachOrganization, type Task } from '#worker/platform/task.ts';

/** Milliseconds between two anchors of one chain that grows. */
const ANCHOR_MS = 60_000;

/** What this worker has written of a chain's head outside of the database. */
interface Anchored {
  to_seq: number;
  at: number;
}

/** Extends every organization's sealed chain over the audit rows that have come to rest, and anchors its head. */
export function createSealAuditTask(metrics: Metrics): Task {
  const anchored = new Map<string, Anchored>();

  async function sealAll(ctx: Context, signal: AbortSignal): Promise<void> {
    let sealed = await sealAudit(ctx);
    while (sealed.rows === LINK_ROWS && !signal.aborted) sealed = await sealAudit(ctx);
    const { head } = sealed;
    const now = ctx.services.clock.now().getTime();
    const last = anchored.get(ctx.actor.org_id);
    if (!head || last?.to_seq === head.to_seq || (last && now - last.at < ANCHOR_MS)) return;
    await anchorHead(ctx, head);
    anchored.set(ctx.actor.org_id, { to_seq: head.to_seq, at: now });
  }

  return async (ctx, signal) => {
    let unsealed = 0;
    await eachOrganization(ctx, signal, async (own) => {
      await sealAll(own, signal);
      unsealed += await countUnsealed(own);
    });
    metrics.auditUnsealed(unsealed);
  };
}
