import { sql } from 'kysely';
import { referralSourcesMessages as text } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import { SourcesInput } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import type { BulkResult } from '../../../shared/platform/bulk.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './referral-sources.access.ts';

/** The sources of those ids that are there, held until the end of the transaction, always in one order. */
const lockSources = (tx: TxContext, ids: readonly string[]) =>
  tx.db
    .selectFrom('referral_sources')
    .select(['id', 'is_active'])
    .where(ofOrganisation(tx))
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/**
 * Archives sources or brings them back; what is so already, or not there, is told with its reason.
 * @throws not_found where none of them is there
 */
async function setActive(tx: TxContext, ids: readonly string[], active: boolean): Promise<BulkResult> {
  const known = ids.filter(isUuid);
  const rows = known.length === 0 ? [] : await lockSources(tx, known);
  ensure(rows[0], 'not_found', text.source_not_found);
  const isActive = new Map(rows.map((row) => [row.id, row.is_active]));
  const changed = ids.filter((id) => isActive.get(id) === !active);
  if (changed.length > 0) {
    await tx.db
      .updateTable('referral_sources')
      .set({
        is_active: active,
        version: sql`version + 1`,
        updated_at: tx.services.clock.now().toISOString(),
        updated_by: person(tx).user_id,
      })
      .where(ofOrganisation(tx))
      .where('id', 'in', changed)
      .execute();
    await audit(tx, { entity: 'referral_source', ids: changed });
  }
  const reasonOf = (id: string) =>
    isActive.has(id) ? (active ? text.active_already : text.archived_already) : text.source_not_found;
  return {
    changed,
    refused: ids.filter((id) => !changed.includes(id)).map((id) => ({ id, reason: reasonOf(id) })),
  };
}

/** Archives up to a hundred sources: they stay in history, and leave lists, pickers and audiences (C-38). */
export const archiveSources = verb(
  { name: 'referral_sources.archive', kind: 'write', permission: 'outreach:archive', input: SourcesInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ids, false)),
);

/** Brings up to a hundred archived sources back. */
export const unarchiveSources = verb(
  { name: 'referral_sources.unarchive', kind: 'write', permission: 'outreach:archive', input: SourcesInput },
  (ctx, { ids }) => withTransaction(ctx, (tx) => setActive(tx, ids, true)),
);
