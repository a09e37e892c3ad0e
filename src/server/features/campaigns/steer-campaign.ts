import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { sendCampaignJob } from '#shared/features/campaigns/campaigns.jobs.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { CampaignStatus } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignSteerInput, type Steering } from '#shared/features/campaigns/campaigns.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { currentCampaign, lockCampaign } from './campaign-record.ts';
import type { CampaignDetails } from './campaigns.view.ts';

/** What each step makes of a campaign, by what it is. */
const STEPS: Record<Steering, Partial<Record<CampaignStatus, CampaignStatus>>> = {
  pause: { sending: 'paused' },
  resume: { paused: 'sending' },
  retry: { failed: 'sending' },
  cancel: { scheduled: 'draft', sending: 'canceled', paused: 'canceled', failed: 'canceled' },
};

/** Who waits is not mailed anymore; a mail that is on its way arrives. */
async function dropWaiting(tx: TxContext, campaign_id: string): Promise<void> {
  const now = tx.services.clock.now().toISOString();
  await tx.db
    .updateTable('campaign_recipients')
    .set({ state: 'dropped', reason: 'canceled', dropped_at: now, updated_at: now })
    .where(inOrganization(tx, 'campaign_recipients'))
    .where('campaign_id', '=', campaign_id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whether a step has been taken already: by a second press, or by somebody else who pressed at the same time. */
const isTaken = (to: Steering, status: CampaignStatus): boolean => Object.values(STEPS[to]).includes(status);

/**
 * Pauses, resumes, cancels or tries again what has not been sent yet; a step that is taken already changes nothing more.
 * @throws conflict where it cannot
 */
export const steerCampaign = verb(
  { name: 'campaigns.steer', kind: 'write', permission: 'marketing:write', input: CampaignSteerInput },
  (ctx, { campaign_id, to }): Promise<CampaignDetails> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockCampaign(tx, campaign_id);
      if (isTaken(to, row.status)) return currentCampaign(tx, row.id);
      const status = STEPS[to][row.status];
      ensure(status, 'conflict', text.cannot_steer);
      if (status === 'canceled') await dropWaiting(tx, row.id);
      await tx.db
        .updateTable('campaigns')
        .set({ status, fault: null, ...(status === 'draft' ? { scheduled_at: null } : {}), ...nextVersion(tx) })
        .where(inOrganization(tx, 'campaigns'))
        .where('id', '=', row.id)
        .execute();
      if (status === 'sending') await enqueue(tx, sendCampaignJob, { campaign_id: row.id });
      await audit(tx, { entity: 'campaign', ids: [row.id], details: { step: to } });
      return currentCampaign(tx, row.id);
    }),
);
