import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { auditMissingPermission, MissingPermission } from '#server/platform/missing-permission.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion, refuseStale, versionOf } from '#server/platform/versioned.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { SOURCE_READ_ONLY, SourceUpdateInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';
import { listedSourceFields, SOURCE_LISTS } from './source-options.ts';

/** The row to be changed, held until the end of the transaction. @throws not_found */
async function lockEdited(tx: TxContext, id: string) {
  const row = await tx.db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .select(versionOf('referral_sources'))
    .where(inOrganization(tx, 'referral_sources'))
    .where('referral_sources.id', '=', id)
    .forNoKeyUpdate('referral_sources')
    .executeTakeFirst();
  ensure(row, 'not_found', referralSourcesMessages.source_not_found);
  return row;
}

const currentSource = (tx: TxContext, id: string): Promise<SourceView> =>
  selectSource(tx.db)
    .where(inOrganization(tx, 'referral_sources'))
    .where('referral_sources.id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Changes a source's own fields, archived or not; a field left out stays as it is. A new name goes on to everything that
 * shows it. A source of the same name is no hindrance: the screen has warned. `is_active` archives or brings back, for those
 * who may.
 * @throws conflict when the row has changed since the version, or the second, the edit was made on
 */
export const updateSource = verb(
  { name: 'referral_sources.update', kind: 'write', permission: 'outreach:write', input: SourceUpdateInput },
  (ctx, { referral_id, referral: edit }): Promise<SourceView> =>
    auditMissingPermission(ctx, () =>
      withTransaction(
        ctx,
        (db) => [keptLists(db, ctx, SOURCE_LISTS)],
        async (tx, [lists]) => {
          const row = await lockEdited(tx, referral_id);
          const current = await currentSource(tx, row.id);
          await refuseStale(tx, row, edit, {
            message: referralSourcesMessages.changed_meanwhile,
            current: () => current,
          });
          const changes = changesIn(edit, current, { readOnly: SOURCE_READ_ONLY, path: 'referral' });
          if (changes.is_active !== undefined && !may(person(tx).role, 'outreach:archive'))
            throw new MissingPermission('outreach:archive');
          ensureOffered(lists, listedSourceFields('referral.', changes, current));
          await audit(tx, { entity: 'referral_source', ids: [row.id], details: { fields: Object.keys(changes) } });
          if (Object.keys(changes).length === 0) return current;
          await tx.db
            .updateTable('referral_sources')
            .set({ ...changes, ...nextVersion(tx) })
            .where(inOrganization(tx, 'referral_sources'))
            .where('referral_sources.id', '=', row.id)
            .execute();
          return currentSource(tx, row.id);
        },
      ),
    ),
);
