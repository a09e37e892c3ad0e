import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { orgPrefix } from '#server/platform/storage/storage-key.ts';
import { sweepUnknown } from '#server/platform/storage/sweep-unknown.ts';
import { read } from '#server/platform/transaction.ts';
import { existing } from './documents.access.ts';

/** Removes the file of a deleted document; one that still exists keeps its file. Safe to repeat. */
export async function removeFileOfDeleted(ctx: Context, document_id: string): Promise<void> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .select('storage_key')
      .where(inOrganization(ctx, 'documents'))
      .where('id', '=', document_id)
      .where('deleted_at', 'is not', null),
  ]);
  if (rows[0]) await ctx.services.storage.remove(rows[0].storage_key);
}

/** Removes the organization's stored files that belong to no document. @returns how many */
export const sweepOrphanFiles = (ctx: Context, before: Date): Promise<number> =>
  sweepUnknown(ctx.services.storage, `${orgPrefix(ctx.actor.org_id)}documents/`, before, async (keys) => {
    const [rows] = await read(ctx, (db) => [
      db.selectFrom('documents').select('storage_key').where(existing(ctx)).where('storage_key', 'in', keys),
    ]);
    return new Set(rows.map(({ storage_key }) => storage_key));
  });
