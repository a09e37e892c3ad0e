import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { SSN_FIELDS, type SsnField } from '#shared/features/clients/ssn.rules.ts';
import { openSsn, type SealedSsns, sealSsns } from '../clients/ssn-vault.rules.ts';
import type { MergeChange } from './duplicates.table.ts';

/** The numbers among a client's values that another key has sealed, sealed with the current one; none that does not open. */
function sealedAgain(tx: TxContext, id: string, values: Record<string, unknown>): Partial<SealedSsns> {
  const moved: Partial<SealedSsns> = {};
  for (const field of SSN_FIELDS) {
    const sealed = values[field];
    if (typeof sealed !== 'string' || sealed.split('.')[1] === tx.services.fieldCipher.current) continue;
    const digits = openSsn(tx, id, field, sealed);
    if (digits !== null) Object.assign(moved, sealSsns(tx, id, { [field]: digits }));
  }
  return moved;
}

/** A change of the kept client's number, so that undoing it finds the number that it left, sealed as it is now. */
function changeAgain(tx: TxContext, change: MergeChange, now: SealedSsns): MergeChange {
  const isSsn = (field: string): field is SsnField => SSN_FIELDS.some((each) => each === field);
  const field = Object.keys(change.after).find(isSsn);
  if (change.table !== 'clients' || field === undefined) return change;
  const digitsOf = (sealed: unknown) => (typeof sealed === 'string' ? openSsn(tx, change.id, field, sealed) : null);
  const left = digitsOf(change.after[field]);
  const isKept = left !== null && change.after[field] !== now[field] && left === digitsOf(now[field]);
  const before = sealedAgain(tx, change.id, change.before);
  if (!isKept && Object.keys(before).length === 0) return change;
  return {
    ...change,
    before: { ...change.before, ...before },
    after: isKept ? { ...change.after, [field]: now[field] } : change.after,
  };
}

/**
 * Seals with the current key the numbers that merges of clients keep as long as they can be undone. Comes after the
 * clients' own, whose numbers an undoing compares.
 * @returns how many merges were written
 */
export const resealMerges = (ctx: Context): Promise<number> =>
  withTransaction(ctx, async (tx) => {
    const merges = await tx.db
      .selectFrom('merges')
      .leftJoin('clients', 'clients.id', 'merges.kept_id')
      .select(['merges.id', 'merges.kept_id', 'merges.merged_id', 'merges.merged_row', 'merges.changes'])
      .select(['clients.id as client_id', 'clients.ssn', 'clients.subscriber_ssn'])
      .where(inOrganization(tx, 'merges'))
      .where('merges.kind', '=', 'client')
      .where('merges.undone_at', 'is', null)
      .where('merges.merged_row', 'is not', null)
      .forUpdate('merges')
      .skipLocked()
      .execute();
    const rows = new Map(
      merges.map(({ merged_id, merged_row }) => [
        merged_id,
        { ...merged_row, ...sealedAgain(tx, merged_id, merged_row ?? {}) } as Record<string, unknown> & SealedSsns,
      ]),
    );
    let written = 0;
    for (const { id, kept_id, merged_id, merged_row, changes, client_id, ssn, subscriber_ssn } of merges) {
      const row = rows.get(merged_id);
      // Who was kept may have been merged into another one since: their numbers stand in that merge.
      const now = client_id === null ? rows.get(kept_id) : { ssn, subscriber_ssn };
      if (!row || !now) continue;
      const changed = changes.map((change) => changeAgain(tx, change, now));
      const isSealed = SSN_FIELDS.every((field) => row[field] === merged_row?.[field]);
      if (isSealed && changed.every((change, at) => change === changes[at])) continue;
      await tx.db
        .updateTable('merges')
        .set({ merged_row: JSON.stringify(row), changes: JSON.stringify(changed) })
        .where(inOrganization(tx, 'merges'))
        .where('id', '=', id)
        .execute();
      written += 1;
    }
    return written;
  });
