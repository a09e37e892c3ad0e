import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { auditMissingPermission } from '#server/platform/missing-permission.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import { UNDO_DAYS, UndoMergeInput } from '#shared/features/duplicates/duplicates.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { refreshSources } from '../activities/refresh-engagement.ts';
import { understandAgain } from '../documents/understood-pages.ts';
import { MERGED_KINDS } from './duplicates.rules.ts';
import { putBack, showNames } from './merge-changes.ts';
import { ensureMayMerge, lockRecords } from './merge-records.ts';

const DAY_MS = 86_400_000;

/** Columns that the database makes by itself. */
const MADE = ['name_key', 'firstname_key', 'lastname_key', 'search_text', 'email_key', 'ssn_key', 'subscriber_ssn_key'];

/** Brings a removed client back as it was, and what stood in for its names goes. */
async function bringBack(tx: TxContext, row: Record<string, unknown>, merge: string): Promise<void> {
  const columns = Object.keys(row).filter((column) => !MADE.includes(column));
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into clients (${listed})
    select ${listed} from jsonb_populate_record(null::clients, ${JSON.stringify(row)}::jsonb)`.execute(tx.db);
  await tx.db
    .deleteFrom('names_around_clients')
    .where(inOrganization(tx, 'names_around_clients'))
    .where('owner_id', '=', merge)
    .execute();
}

/**
 * Makes two records of one again, within thirty days: the other comes back, and with it all that was tied to it and is
 * still where the merge put it. What has been changed since stays as it was changed.
 * @throws conflict where it is too late, undone already, or the kept record has been merged into another one since
 */
export const undoMerge = verb(
  { name: 'duplicates.undo', kind: 'write', permission: 'duplicates:merge', input: UndoMergeInput },
  (ctx, { merge_id }): Promise<{ ok: true }> =>
    auditMissingPermission(ctx, () =>
      withTransaction(ctx, async (tx) => {
        const merge = await tx.db
          .selectFrom('merges')
          .selectAll()
          .where(inOrganization(tx, 'merges'))
          .where('id', '=', merge_id)
          .executeTakeFirst();
        ensure(merge, 'not_found', text.merge_not_found);
        const { kind, kept_id, merged_id } = merge;
        ensureMayMerge(tx, kind);
        const { table, entity } = MERGED_KINDS[kind];
        const rows = await lockRecords(tx, kind, [kept_id, merged_id]);
        const now = tx.services.clock.now();
        // Read again under the lock of the records: of two who undo one merge, the second finds it undone.
        const { undone_at } = await tx.db
          .selectFrom('merges')
          .select('undone_at')
          .where(inOrganization(tx, 'merges'))
          .where('id', '=', merge_id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (undone_at !== null) throw new AppError('conflict', text.undone_already);
        if (now.getTime() - new Date(merge.merged_at).getTime() > UNDO_DAYS * DAY_MS)
          throw new AppError('conflict', text.too_late);
        const since = await tx.db
          .selectFrom('merges')
          .select('id')
          .where(inOrganization(tx, 'merges'))
          .where('merged_id', '=', kept_id)
          .where('undone_at', 'is', null)
          .executeTakeFirst();
        if (since || !rows.get(kept_id)) throw new AppError('conflict', text.merged_since);
        if (merge.merged_row) await bringBack(tx, merge.merged_row, merge_id);
        // What was tied goes back before the kept record: a name put back follows to all that is still tied to it.
        await putBack(tx, merge.changes.toReversed());
        await showNames(tx, kind, kept_id);
        await showNames(tx, kind, merged_id);
        await sql`update ${sql.table(table)} t set version = t.version + 1, updated_at = ${now.toISOString()},
            updated_by = ${person(tx).user_id}
          where ${inOrganization(tx, 't')} and t.id = ${kept_id}`.execute(tx.db);
        if (kind === 'source') await refreshSources(tx, [kept_id, merged_id]);
        if (kind === 'client') for (const id of [kept_id, merged_id]) await understandAgain(tx, id);
        await tx.db
          .updateTable('merges')
          .set({ undone_at: now.toISOString(), undone_by: fullName(person(tx)), merged_row: null, changes: '[]' })
          .where(inOrganization(tx, 'merges'))
          .where('id', '=', merge_id)
          .execute();
        await audit(tx, { entity, ids: [kept_id, merged_id], details: { merge: merge_id } });
        return { ok: true };
      }),
    ),
);
