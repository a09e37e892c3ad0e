import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';

const BATCH = 5_000;
/**
 * Seconds a row rests before it is sealed. A row takes its number before its transaction commits, so a lower number may
 * still appear later; no transaction of the application may last as long as this.
 */
export const SETTLE_SECONDS = 35;

interface AuditRow {
  seq: number;
  [column: string]: unknown;
}

/** The next link: the previous hash and every row's own values, in order. */
export function chain(previous: Buffer | null, rows: readonly AuditRow[]): Buffer {
  const hash = createHash('sha256').update(previous ?? Buffer.alloc(32));
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest();
}

const COLUMNS = [
  'seq',
  'at',
  'user_id',
  'session_id',
  'request_id',
  'ip',
  'action',
  'outcome',
  'entity',
  'entity_ids',
  'details',
] as const;

/** Adds one link over the organisation's rows that have come to rest since the last one. @returns how many rows */
export async function sealAudit(ctx: Context, settleSeconds = SETTLE_SECONDS): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const last = await tx.db
      .selectFrom('audit_seal')
      .select(['to_seq', 'hash'])
      .where('org_id', '=', tx.actor.org_id)
      .orderBy('from_seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const rested = new Date(tx.services.clock.now().getTime() - settleSeconds * 1000).toISOString();
    const rows = await tx.db
      .selectFrom('audit_log')
      .select(COLUMNS)
      .where('org_id', '=', tx.actor.org_id)
      .where('seq', '>', last?.to_seq ?? 0)
      .where('at', '<=', rested)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const [first] = rows;
    const newest = rows.at(-1);
    if (!first || !newest) return 0;
    await tx.db
      .insertInto('audit_seal')
      .values({
        org_id: tx.actor.org_id,
        from_seq: first.seq,
        to_seq: newest.seq,
        rows_sealed: rows.length,
        hash: chain(last?.hash ?? null, rows),
      })
      // Two workers sealing at once: the first link counts, the other one's rows are in it.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return rows.length;
  });
}

/** Recomputes the organisation's chain. @returns the first link that no longer fits its rows, or null when all do */
export async function findBrokenSeal(ctx: Context): Promise<{ from_seq: number; to_seq: number } | null> {
  return withTransaction(ctx, async (tx) => {
    const seals = await tx.db
      .selectFrom('audit_seal')
      .select(['from_seq', 'to_seq', 'rows_sealed', 'hash'])
      .where('org_id', '=', tx.actor.org_id)
      .orderBy('from_seq')
      .execute();
    let previous: Buffer | null = null;
    for (const seal of seals) {
      const rows = await tx.db
        .selectFrom('audit_log')
        .select(COLUMNS)
        .where('org_id', '=', tx.actor.org_id)
        .where('seq', '>=', seal.from_seq)
        .where('seq', '<=', seal.to_seq)
        .orderBy('seq')
        .execute();
      if (rows.length !== seal.rows_sealed || !chain(previous, rows).equals(seal.hash)) return seal;
      previous = seal.hash;
    }
    return null;
  });
}
