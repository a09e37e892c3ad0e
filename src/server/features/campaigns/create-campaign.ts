import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CampaignCreateInput, CampaignOfInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { lockCampaign } from './campaign-record.ts';
import type { CampaignsTable } from './campaigns.table.ts';

type Written = Pick<CampaignsTable, 'name' | 'subject' | 'description'> &
  Partial<Pick<CampaignsTable, 'audience' | 'html_content' | 'restore_template' | 'org_name' | 'reply_to'>>;

async function insertCampaign(tx: TxContext, written: Written): Promise<{ id: string }> {
  const me = person(tx);
  const id = tx.services.newId();
  const now = tx.services.clock.now().toISOString();
  const made = { created_at: now, created_by_id: me.user_id, created_by: fullName(me) };
  await tx.db
    .insertInto('campaigns')
    .values({ ...written, id, org_id: tx.actor.org_id, ...made, updated_at: now, updated_by: me.user_id })
    .execute();
  await audit(tx, { entity: 'campaign', ids: [id] });
  return { id };
}

/** Creates a draft, with nothing chosen yet. */
export const createCampaign = verb(
  { name: 'campaigns.create', kind: 'write', permission: 'marketing:write', input: CampaignCreateInput },
  (ctx, input): Promise<{ id: string }> => withTransaction(ctx, (tx) => insertCampaign(tx, input)),
);

/** A draft with another's texts and design: what was sent once is sent again as a campaign of its own. */
export const duplicateCampaign = verb(
  { name: 'campaigns.duplicate', kind: 'write', permission: 'marketing:write', input: CampaignOfInput },
  (ctx, { campaign_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const { name, subject, description, audience, html_content, restore_template, org_name, reply_to } =
        await lockCampaign(tx, campaign_id);
      const design = { audience, html_content, restore_template, org_name, reply_to };
      return insertCampaign(tx, { name, subject, description, ...design });
    }),
);
