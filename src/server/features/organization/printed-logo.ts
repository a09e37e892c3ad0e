import { buffer } from 'node:stream/consumers';
import type { Context } from '#server/platform/context.ts';
import type { SheetLogo } from '#server/platform/pdf/sheet-logo.ts';
import { read } from '#server/platform/transaction.ts';
import { assetPath, readAssetPath } from '../assets/assets.rules.ts';

/**
 * The organization's logo for its printed pages; null where it has none. A logo that cannot be had keeps no page from being
 * printed.
 */
export async function printedLogo(ctx: Context): Promise<SheetLogo | null> {
  const { actor, services } = ctx;
  const [[organization]] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('logo_file').where('id', '=', actor.org_id),
  ]);
  const asset = organization?.logo_file ? readAssetPath(assetPath(actor.org_id, organization.logo_file)) : null;
  if (!asset) return null;
  try {
    const { stream } = await services.storage.get(asset.key);
    return await services.reader.of(actor.org_id).ask('print_picture', new Uint8Array(await buffer(stream)));
  } catch (error) {
    services.logger.warn('pages printed without the logo', { org_id: actor.org_id, err: error });
    return null;
  }
}
