import type { PublicContext, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { versionOf } from '#server/platform/versioned.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { hasRun } from '#shared/features/campaigns/campaigns.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { isOpen, type Sender, shownHtml } from '../email-templates/email-templates.rules.ts';
import { senderOf } from '../email-templates/keep-template.ts';
import { type CampaignDetails, selectDetails } from './campaigns.view.ts';

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

/**
 * A campaign as it is shown: until it is handed to sending, its footer says what the settings say now; from then on what it
 * was sent with.
 */
export function shownCampaign(ctx: PublicContext, sender: Sender, row: CampaignDetails): CampaignDetails {
  const { status, subject, html_content, restore_template } = row;
  if (html_content === null || restore_template === null || (hasRun(status) && !isOpen(html_content))) return row;
  const known = { ...sender, postal_address: sender.postal_address?.trim() || '-' };
  return { ...row, html_content: shownHtml(ctx, known, { html_content, restore_template }, subject) };
}

/** The same within the transaction that changed it. */
export async function currentCampaign(tx: TxContext, id: string): Promise<CampaignDetails> {
  const found = selectDetails(tx.db).where(inOrganization(tx, 'campaigns')).where('campaigns.id', '=', id);
  return shownCampaign(tx, await senderOf(tx), await found.executeTakeFirstOrThrow());
}
