import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { AssetCheckInput, AssetListInput } from '#shared/features/assets/assets.schemas.ts';
import { assetLocation } from './assets.rules.ts';
import { type AssetView, selectAsset } from './assets.view.ts';

const MAX_LISTED = 500;

/** The organization's pictures, the newest first, each with the templates that show it. */
export const listAssets = verb(
  { name: 'assets.list', kind: 'read', permission: 'marketing:read', input: AssetListInput },
  async (ctx): Promise<AssetView[]> => {
    const [rows, templates] = await read(
      ctx,
      (db) => [
        selectAsset(db)
          .where(inOrganization(ctx, 'assets'))
          .orderBy('assets.created_at', 'desc')
          .orderBy('assets.id', 'desc')
          .limit(MAX_LISTED),
        db
          .selectFrom('email_templates')
          .select(['email_templates.name', 'email_templates.html_content'])
          .where(inOrganization(ctx, 'email_templates'))
          .where('is_active', '=', true),
      ],
      { entity: 'asset' },
    );
    return rows.map((row) => ({
      ...row,
      location: assetLocation(ctx, ctx.actor.org_id, row.file_name),
      used_by: templates.filter(({ html_content }) => html_content.includes(row.file_name)).map(({ name }) => name),
    }));
  },
);

/** Whether a picture may be sent at all, asked before any byte of it is taken. */
export const checkAssetUpload = verb(
  { name: 'assets.check_upload', kind: 'read', permission: 'marketing:write', input: AssetCheckInput },
  async (ctx: Context): Promise<void> => {
    await read(ctx, () => []);
  },
);
