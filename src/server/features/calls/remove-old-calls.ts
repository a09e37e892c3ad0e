import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { read, withTransaction } from '../../platform/transaction.ts';
import { ofOrganisation } from './calls.access.ts';
import { storageKeyOf } from './recording-files.ts';

/** Calls removed in one transaction. */
const BATCH = 200;

/** The moment before which a call has been kept long enough (C-48). */
export function keptSince(now: Date, years: number): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - years);
  return since;
}

/**
 * Removes the organisation's calls of before `since`, each with its audio. The audio goes first: killed in between, the
 * row is still there to be found by the next run. @returns how many
 */
export async function removeOldCalls(ctx: Context, since: Date, signal: AbortSignal): Promise<number> {
  for (let removed = 0; ; ) {
    signal.throwIfAborted();
    const [rows] = await read(ctx, (db) => [
      db
        .selectFrom('calls')
        .select(['id', 'recording_key'])
        .where(ofOrganisation(ctx))
        .where('timestamp', '<', since.toISOString())
        .orderBy('timestamp')
        .limit(BATCH),
    ]);
    if (rows.length === 0) return removed;
    for (const { recording_key } of rows)
      if (recording_key) await ctx.services.storage.remove(storageKeyOf(ctx, recording_key));
    const ids = rows.map(({ id }) => id);
    await withTransaction(ctx, async (tx) => {
      await tx.db.deleteFrom('calls').where(ofOrganisation(tx)).where('id', 'in', ids).execute();
      await audit(tx, { entity: 'call', ids });
    });
    removed += rows.length;
  }
}
