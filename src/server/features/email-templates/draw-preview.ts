import { buffer } from 'node:stream/consumers';
import { OverLimit, TaskFault } from '#server/platform/child/task-errors.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { StorageError } from '#server/platform/storage/storage.ts';
import { orgPrefix } from '#server/platform/storage/storage-key.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { propsOf } from '#shared/features/email-templates/model/blocks.ts';
import { readAssetPath } from '../assets/assets.rules.ts';

/** Pictures of one e-mail that are drawn: its top shows no more. */
const MAX_PICTURES = 4;

/** The organization's own pictures in a template, by their addresses; none is fetched from elsewhere. */
async function ownPictures(ctx: Context, stored: string): Promise<Record<string, Uint8Array>> {
  const { nodes, settings } = decodeTemplate(stored);
  const images = Object.values(nodes).filter(({ type }) => type === 'Image');
  const addresses = new Set(images.map((node) => propsOf('Image', node, settings).src));
  const found: Record<string, Uint8Array> = {};
  for (const address of addresses) {
    const asset = URL.canParse(address) ? readAssetPath(new URL(address).pathname) : null;
    if (!asset?.key.startsWith(orgPrefix(ctx.actor.org_id)) || Object.keys(found).length >= MAX_PICTURES) continue;
    try {
      found[address] = await buffer((await ctx.services.storage.get(asset.key)).stream);
    } catch (error) {
      if (!(error instanceof StorageError) || error.code !== 'not_found') throw error;
    }
  }
  return found;
}

/**
 * Draws the top of a template for its card, unless a picture came with it. One that cannot be drawn has none: its card
 * then shows the e-mail itself.
 */
export async function drawPreview(ctx: Context, template_id: string): Promise<void> {
  const [[row]] = await read(ctx, (db) => [
    db
      .selectFrom('email_templates')
      .select(['restore_template', 'version'])
      .where(inOrganization(ctx, 'email_templates'))
      .where('id', '=', template_id)
      .where('preview', 'is', null),
  ]);
  if (!row) return;
  const { restore_template: stored, version } = row;
  let picture: Uint8Array;
  try {
    const pictures = await ownPictures(ctx, stored);
    picture = await ctx.services.reader.of(ctx.actor.org_id).ask('draw_template', { stored, pictures });
  } catch (error) {
    if (error instanceof TaskFault || error instanceof OverLimit) return;
    throw error;
  }
  const preview = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
  await withTransaction(ctx, (tx) =>
    tx.db
      .updateTable('email_templates')
      .set({ preview })
      .where(inOrganization(tx, 'email_templates'))
      .where('id', '=', template_id)
      // Another version has a job of its own.
      .where('version', '=', version)
      .where('preview', 'is', null)
      .execute(),
  );
}
