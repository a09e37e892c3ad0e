import { sql } from 'kysely';
import { referralSourcesMessages } from '../../../shared/features/referral-sources/referral-sources.messages.ts';
import {
  type SourceEdit,
  SourceUpdateInput,
} from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person, type TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './referral-sources.access.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

/** The row to be changed, held until the end of the transaction, with who changed it last. @throws not_found */
async function lockEdited(tx: TxContext, id: string) {
  const row = isUuid(id)
    ? await tx.db
        .selectFrom('referral_sources')
        .leftJoin('users as editor', 'editor.id', 'referral_sources.updated_by')
        .select(['referral_sources.id', 'referral_sources.version'])
        .select([
          sql<number>`epoch(referral_sources.updated_at)`.as('updated_at'),
          sql<string | null>`editor.firstname || ' ' || editor.lastname`.as('editor'),
        ])
        .where(ofOrganisation(tx))
        .where('referral_sources.id', '=', id)
        .forNoKeyUpdate('referral_sources')
        .executeTakeFirst()
    : undefined;
  ensure(row, 'not_found', referralSourcesMessages.source_not_found);
  return row;
}

const currentSource = (tx: TxContext, id: string): Promise<SourceView> =>
  selectSource(tx.db).where(ofOrganisation(tx)).where('referral_sources.id', '=', id).executeTakeFirstOrThrow();

/** Refuses an edit made on an older row, with the row as it is now and who changed it. */
async function refuseStale(tx: TxContext, row: Awaited<ReturnType<typeof lockEdited>>, edit: SourceEdit) {
  const stale =
    edit.version !== undefined
      ? edit.version !== row.version
      : edit.updated_at !== undefined && edit.updated_at !== row.updated_at;
  if (!stale) return;
  const message = format(referralSourcesMessages.changed_meanwhile, { name: row.editor ?? '' });
  throw new AppError('conflict', message, { current: await currentSource(tx, row.id) });
}

/**
 * Changes a source's own fields, archived or not; a field left out stays as it is. A new name goes on to everything that
 * shows it. A source of the same name is no hindrance: the screen has warned.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateSource = verb(
  { name: 'referral_sources.update', kind: 'write', permission: 'outreach:write', input: SourceUpdateInput },
  (ctx, { referral_id, referral: edit }): Promise<SourceView> =>
    withTransaction(ctx, async (tx) => {
      const row = await lockEdited(tx, referral_id);
      await refuseStale(tx, row, edit);
      const { version: _version, updated_at: _at, ...fields } = edit;
      await tx.db
        .updateTable('referral_sources')
        .set({
          ...fields,
          version: sql`version + 1`,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where(ofOrganisation(tx))
        .where('referral_sources.id', '=', row.id)
        .execute();
      await audit(tx, { entity: 'referral_source', ids: [row.id], details: { fields: Object.keys(fields) } });
      return currentSource(tx, row.id);
    }),
);
