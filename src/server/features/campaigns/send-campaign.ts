import type { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { senderAddress } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignSendInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { currentCampaign, type LockedCampaign, lockCampaign } from './campaign-record.ts';
import { organizationFacts, sendableDesign, startRun } from './start-run.ts';

export interface SentView {
  status: 'SENT';
  /** Whom it goes to; of a scheduled one nobody is chosen yet. */
  recipients: number;
}

type Asked = Pick<z.output<typeof CampaignSendInput>, 'org_name' | 'reply_to' | 'subject' | 'scheduled_at'>;

/** Whether a campaign was handed over before as it is asked for now: with these words, at once or for the same time. */
function wasAskedBefore(row: LockedCampaign, { org_name, reply_to, subject, scheduled_at }: Asked): boolean {
  const at = row.scheduled_at === null ? undefined : new Date(row.scheduled_at).getTime() / 1000;
  const words = row.org_name === org_name && row.reply_to === reply_to && row.subject === (subject || row.subject);
  return row.status !== 'canceled' && at === scheduled_at && words;
}

/**
 * A campaign that was handed to sending before: whatever is clicked, it is sent once.
 * @throws conflict for one that waits for another time than is asked for, says something else of its sender or subject,
 * or was canceled: it is not what was asked
 */
async function sentBefore(tx: TxContext, row: LockedCampaign, asked: Asked): Promise<SentView> {
  ensure(wasAskedBefore(row, asked), 'conflict', text.not_a_draft);
  const run = await tx.db
    .selectFrom('campaign_runs')
    .select('total')
    .where(inOrganization(tx, 'campaign_runs'))
    .where('campaign_id', '=', row.id)
    .executeTakeFirst();
  return { status: 'SENT', recipients: run?.total ?? 0 };
}

/**
 * Freezes a draft and hands it to sending, or puts it down for a time. The sender is whoever sends, whatever the caller
 * says (C-84).
 * @throws conflict when somebody has changed the draft since the version that was looked at
 */
export const sendCampaign = verb(
  { name: 'campaigns.send', kind: 'write', permission: 'marketing:write', input: CampaignSendInput },
  (ctx, { campaign_id, version, org_name, reply_to, subject, scheduled_at }): Promise<SentView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockCampaign(tx, campaign_id);
      if (row.status !== 'draft') return sentBefore(tx, row, { org_name, reply_to, subject, scheduled_at });
      const current = () => currentCampaign(tx, row.id);
      await refuseStale(tx, row, { version }, { message: text.changed_meanwhile, current });
      const me = person(tx);
      const { clock, campaignMail } = tx.services;
      const from_email = senderAddress(me.email_id, campaignMail.domain);
      const kept = {
        org_name,
        reply_to,
        from_email,
        subject: subject || row.subject,
        audience: row.audience ?? EVERYONE,
      };
      await tx.db
        .updateTable('campaigns')
        .set({ ...kept, ...nextVersion(tx) })
        .where(inOrganization(tx, 'campaigns'))
        .where('id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'campaign', ids: [row.id], details: { scheduled: scheduled_at !== undefined } });
      const ready = { ...row, ...kept, sender_name: fullName(me) };
      if (scheduled_at === undefined) return { status: 'SENT', recipients: await startRun(tx, ready) };
      if (scheduled_at * 1000 <= clock.now().getTime()) throw invalidField('scheduled_at', text.in_the_past);
      sendableDesign(ready);
      await organizationFacts(tx);
      ensure(kept.audience, 'bad_request', text.no_audience);
      await tx.db
        .updateTable('campaigns')
        .set({
          status: 'scheduled',
          fault: null,
          scheduled_at: new Date(scheduled_at * 1000).toISOString(),
          created_by_id: me.user_id,
        })
        .where(inOrganization(tx, 'campaigns'))
        .where('id', '=', row.id)
        .execute();
      return { status: 'SENT', recipients: 0 };
    }),
);
