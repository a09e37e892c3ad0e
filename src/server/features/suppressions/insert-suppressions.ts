import type { Db } from '#server/platform/database.ts';
import { isRemovable, SUPPRESSION_REASONS } from '#shared/features/suppressions/suppressions.rules.ts';
import type { SuppressionsTable } from './suppressions.table.ts';

/** Reasons for which staff may take an address off the list again. */
const REMOVABLE = SUPPRESSION_REASONS.filter(isRemovable);

/**
 * Puts addresses on the list. One that is there keeps its reason and its day, unless it could be taken off and its owner
 * asks for no more mail now: that is what counts from here on.
 */
export function insertSuppressions(db: Db, rows: readonly SuppressionsTable[]) {
  const byAddress = new Map<string, SuppressionsTable>();
  for (const row of rows) {
    const known = byAddress.get(row.email_key);
    if (!known || (isRemovable(known.reason) && !isRemovable(row.reason))) byAddress.set(row.email_key, row);
  }
  // In one order, so that two requests with the same addresses do not wait for each other.
  const ordered = [...byAddress.values()].sort((one, two) => (one.email_key < two.email_key ? -1 : 1));
  return db
    .insertInto('suppressions')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'email_key'])
        .doUpdateSet((eb) => ({
          reason: eb.ref('excluded.reason'),
          campaign_id: eb.ref('excluded.campaign_id'),
          created_by: eb.ref('excluded.created_by'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('suppressions.reason', 'in', REMOVABLE)
        .where('excluded.reason', 'not in', REMOVABLE),
    );
}
