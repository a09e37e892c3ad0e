import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withoutJob } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { sendCampaignJob } from '#shared/features/campaigns/campaigns.jobs.ts';

/** Milliseconds a campaign without a job may stand still: its job ended in the dead letters. */
const ABANDONED_MS = 60_000;

/** Lets go of the campaigns that no job sends any more: they have failed, until somebody tries again. @returns how many */
export const failStalledCampaigns = (ctx: Context): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    const failed = await tx.db
      .updateTable('campaigns')
      .set({
        status: 'failed',
        fault: 'interrupted',
        updated_at: now.toISOString(),
        version: sql<number>`version + 1`,
      })
      .where(inOrganization(tx, 'campaigns'))
      .where('status', '=', 'sending')
      .where('updated_at', '<', new Date(now.getTime() - ABANDONED_MS).toISOString())
      .where(withoutJob(sendCampaignJob, 'campaigns', sql`outbox.payload ->> 'campaign_id'`))
      .returning('id')
      .execute();
    if (failed.length > 0)
      await audit(tx, {
        entity: 'campaign',
        ids: failed.map(({ id }) => id),
        outcome: 'failed',
        details: { reason: 'interrupted' },
      });
    return failed.length;
  });
