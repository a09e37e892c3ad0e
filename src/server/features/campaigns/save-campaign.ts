import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale } from '#server/platform/versioned.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { isEditable } from '#shared/features/campaigns/campaigns.rules.ts';
import {
  CAMPAIGN_READ_ONLY,
  CampaignOfInput,
  CampaignSaveInput,
} from '#shared/features/campaigns/campaigns.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { holdAudience } from '../audiences/audiences.access.ts';
import { currentCampaign, type LockedCampaign, lockCampaign } from './campaign-record.ts';
import type { CampaignDetails } from './campaigns.view.ts';
import { htmlOf } from './letter.ts';

/** The design as it is kept: its HTML is made here, whatever a browser made of it, and its footer is filled when it is shown. */
function designOf(row: LockedCampaign, restore_template: string | null | undefined, subject: string) {
  const kept = restore_template === undefined ? row.restore_template : restore_template || null;
  if (kept === null) return { restore_template: null, html_content: null };
  return { restore_template: kept, html_content: htmlOf(kept, subject) };
}

/**
 * Saves a draft's own fields; one left out stays as it is, and what it holds already changes nothing.
 * @throws conflict when it is no draft anymore, or has changed since the version the edit was made on
 */
export const saveCampaign = verb(
  { name: 'campaigns.save', kind: 'write', permission: 'marketing:write', input: CampaignSaveInput },
  (
    ctx,
    { campaign_id, version, updated_at, restore_template, from_email: _, html_content: __, ...edit },
  ): Promise<CampaignDetails> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockCampaign(tx, campaign_id);
      ensure(isEditable(row.status), 'conflict', text.not_a_draft);
      await refuseStale(
        tx,
        row,
        { version, updated_at },
        {
          message: text.changed_meanwhile,
          current: () => currentCampaign(tx, row.id),
        },
      );
      if (edit.audience && edit.audience !== row.audience) await holdAudience(tx, edit.audience);
      const changes = changesIn({ ...edit, restore_template }, await currentCampaign(tx, row.id), {
        readOnly: CAMPAIGN_READ_ONLY,
        path: '',
      });
      if (Object.keys(changes).length > 0) {
        const design = designOf(row, restore_template, edit.subject ?? row.subject);
        await tx.db
          .updateTable('campaigns')
          .set({ ...changes, ...design, ...nextVersion(tx) })
          .where(inOrganization(tx, 'campaigns'))
          .where('id', '=', row.id)
          .execute();
      }
      await audit(tx, { entity: 'campaign', ids: [row.id], details: { fields: Object.keys(changes) } });
      return currentCampaign(tx, row.id);
    }),
);

/** Removes a draft. What was sent stays, with its report. */
export const deleteCampaign = verb(
  { name: 'campaigns.delete', kind: 'write', permission: 'marketing:write', input: CampaignOfInput },
  (ctx, { campaign_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockCampaign(tx, campaign_id);
      ensure(isEditable(row.status), 'conflict', text.not_a_draft);
      await tx.db.deleteFrom('campaigns').where(inOrganization(tx, 'campaigns')).where('id', '=', row.id).execute();
      await audit(tx, { entity: 'campaign', ids: [row.id] });
      return { id: row.id };
    }),
);
