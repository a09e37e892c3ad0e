import type { Context } from '../../platform/context.ts';
import { orgPrefix } from '../../platform/storage/storage-key.ts';
import { read } from '../../platform/transaction.ts';
import { existing } from './documents.access.ts';

const BATCH = 500;

/** Removes the file of a deleted document; one that still exists keeps its file. Safe to repeat. */
export async function removeFileOfDeleted(ctx: Context, document_id: string): Promise<void> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('documents')
      .select('storage_key')
      .where('org_id', '=', ctx.actor.org_id)
      .where('id', '=', document_id)
      .where('deleted_at', 'is not', null),
  ]);
  if (rows[0]) await ctx.services.storage.remove(rows[0].storage_key);
}

async function removeUnknown(ctx: Context, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const [rows] = await read(ctx, (db) => [
    db.selectFrom('documents').select('storage_key').where(existing(ctx)).where('storage_key', 'in', keys),
  ]);
  const known = new Set(rows.map(({ storage_key }) => storage_key));
  const orphans = keys.filter((key) => !known.has(key));
  for (const key of orphans) await ctx.services.storage.remove(key);
  return orphans.length;
}

/**
 * Removes the organisation's stored files that belong to no document: an upload that died between file and row, a
 * deletion whose job never ran. `before` keeps those out whose row may be on its way. @returns how many
 */
export async function sweepOrphanFiles(ctx: Context, before: Date): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  for await (const { key, modified_at } of ctx.services.storage.list(`${orgPrefix(ctx.actor.org_id)}documents/`)) {
    if (modified_at >= before) continue;
    keys.push(key);
    if (keys.length < BATCH) continue;
    removed += await removeUnknown(ctx, keys);
    keys = [];
  }
  return removed + (await removeUnknown(ctx, keys));
}
