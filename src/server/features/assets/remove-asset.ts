import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { assetsMessages as text } from '#shared/features/assets/assets.messages.ts';
import { AssetRemoveInput } from '#shared/features/assets/assets.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';

/**
 * Takes a picture out of the library. Its file stays: e-mails that were sent show it.
 * @throws conflict naming the templates and unsent campaigns that show it
 */
export const removeAsset = verb(
  { name: 'assets.remove', kind: 'write', permission: 'marketing:write', input: AssetRemoveInput },
  (ctx, { asset_id }): Promise<{ id: string }> =>
    withTransaction(ctx, async (tx) => {
      const asset = await tx.db
        .selectFrom('assets')
        .select(['id', 'file_name'])
        .where(inOrganization(tx, 'assets'))
        .where('id', '=', asset_id)
        .forUpdate()
        .executeTakeFirst();
      ensure(asset, 'not_found', text.asset_not_found);
      const using = await tx.db
        .selectFrom('email_templates')
        .select('name')
        .where(inOrganization(tx, 'email_templates'))
        .where('is_active', '=', true)
        .where('html_content', 'like', `%${asset.file_name}%`)
        .execute();
      const campaigns = await tx.db
        .selectFrom('campaigns')
        .select('name')
        .where(inOrganization(tx, 'campaigns'))
        .where('status', 'in', ['draft', 'scheduled'])
        .where('html_content', 'like', `%${asset.file_name}%`)
        .execute();
      const users = [...using, ...campaigns];
      const names = users.map(({ name }) => name).join(', ');
      ensure(users.length === 0, 'conflict', format(text.in_use, { names }));
      await tx.db.deleteFrom('assets').where(inOrganization(tx, 'assets')).where('id', '=', asset_id).execute();
      await audit(tx, { entity: 'asset', ids: [asset_id] });
      return { id: asset_id };
    }),
);
