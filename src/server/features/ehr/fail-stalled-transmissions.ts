import { sql } from 'kysely';
import { sendToEhrJob } from '../../../shared/features/ehr/ehr.jobs.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { ofOrganisation } from './ehr.access.ts';

/** Milliseconds a transmission without a job may stand still: its job ended in the dead letters. */
const ABANDONED_MS = 60_000;

/** Fails the transmissions that no job delivers any more. @returns how many */
export const failStalledTransmissions = (ctx: Context): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    const failed = await tx.db
      .updateTable('ehr_transmissions')
      .set({ state: 'failed', error_code: 'interrupted', finished_at: now.toISOString() })
      .where(ofOrganisation(tx))
      // Literals, so that the index of transmissions under way serves it.
      .where('state', 'in', [sql.lit('queued' as const), sql.lit('sending' as const)])
      .where('touched_at', '<', new Date(now.getTime() - ABANDONED_MS).toISOString())
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.org_id', '=', 'ehr_transmissions.org_id')
              .where('outbox.job', '=', sendToEhrJob.name)
              .where('outbox.state', 'in', ['pending', 'relayed'])
              .where((row) =>
                row(
                  row.fn<string>('jsonb_extract_path_text', ['outbox.payload', row.val('transmission_id')]),
                  '=',
                  row.cast<string>('ehr_transmissions.id', 'text'),
                ),
              ),
          ),
        ),
      )
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
