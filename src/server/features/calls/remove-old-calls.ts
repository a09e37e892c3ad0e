import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { storageKeyOf } from './recording-files.ts';

/** Calls removed in one transaction. */
const BATCH = 200;

/** For how many years the organization keeps calls: as it says, or as the installation does. */
export async function retentionYears(ctx: Context): Promise<number> {
  const [[organization]] = await read(ctx, (db) => [
    db.selectFrom('organizations').select('call_retention_years').where('organizations.id', '=', ctx.actor.org_id),
  ]);
  return organization?.call_retention_years ?? ctx.services.callRetentionYears;
}

/** The moment before which a call has been kept long enough (C-48). */
export function keptSince(now: Date, years: number): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return since;
}

/**
 * Removes the organization's calls of before `since`, each with its audio. The audio goes first: killed in between, the
 * row is still there to be found by the next run. @returns how many
 */
export async function removeOldCalls(ctx: Context, since: Date, signal: AbortSignal): Promise<number> {
  for (let removed = 0; ; ) {
    signal.throwIfAborted();
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('calls')
        .select(['id', 'recording_key'])
        .where(inOrganization(ctx, 'calls'))
        .where('timestamp', '<', since.toISOString())
        .orderBy('timestamp')
        .limit(BATCH),
    ]);
    if (rows.length === 0) return removed;
    for (const { recording_key } of rows)
      if (recording_key) await ctx.services.storage.remove(storageKeyOf(ctx, recording_key));
    const ids = rows.map(({ id }) => id);
    await withTransaction(ctx, async (tx) => {
      await tx.db.deleteFrom('calls').where(inOrganization(tx, 'calls')).where('id', 'in', ids).execute();
      await audit(tx, { entity: 'call', ids });
    });
    removed += rows.length;
  }
}
