import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withoutJob } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { sendToEhrJob } from '#shared/features/ehr/ehr.jobs.ts';

/** Milliseconds a transmission without a job may stand still: its job ended in the dead letters. */
const ABANDONED_MS = 60_000;

/** Fails the transmissions that no job delivers any more. @returns how many */
export const failStalledTransmissions = (ctx: Context): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    const failed = await tx.db
      .updateTable('ehr_transmissions')
      .set({ state: 'failed', error_code: 'interrupted', finished_at: now.toISOString() })
      .where(inOrganization(tx, 'ehr_transmissions'))
      // Literals, so that the index of transmissions under way serves it.
      .where('state', 'in', [sql.lit('queued' as const), sql.lit('sending' as const)])
      .where('touched_at', '<', new Date(now.getTime() - ABANDONED_MS).toISOString())
      .where(withoutJob(sendToEhrJob, 'ehr_transmissions', sql`outbox.payload ->> 'transmission_id'`))
      .returning('id')
      .execute();
    if (failed.length > 0)
      await audit(tx, {
        entity: 'ehr_transmission',
        ids: failed.map(({ id }) => id),
        outcome: 'failed',
        details: { reason: 'interrupted' },
      });
    return failed.length;
  });
