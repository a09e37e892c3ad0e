import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { senderOf } from '../email-templates/keep-template.ts';
import { type CampaignDetails, selectDetails, shownCampaign } from './campaigns.view.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
export async function lockCampaign(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('campaigns')
    .select(['id', 'name', 'subject', 'description', 'audience', 'html_content', 'restore_template'])
    .select(['org_name', 'reply_to', 'from_email', 'status', 'scheduled_at', 'created_by_id'])
    .select(versionOf('campaigns'))
    .where(inOrganization(tx, 'campaigns'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', text.campaign_not_found);
  return row;
}

export type LockedCampaign = Awaited<ReturnType<typeof lockCampaign>>;

/** A campaign as its wizard shows it, within the transaction that changed it. */
export async function currentCampaign(tx: TxContext, id: string): Promise<CampaignDetails> {
  const found = selectDetails(tx.db).where(inOrganization(tx, 'campaigns')).where('campaigns.id', '=', id);
  return shownCampaign(tx, await senderOf(tx), await found.executeTakeFirstOrThrow());
}
