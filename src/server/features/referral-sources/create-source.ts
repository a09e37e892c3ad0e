import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { SourceCreateInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { listedSourceFields, SOURCE_LISTS } from './source-options.ts';
import { takeOutreachTurn } from './take-outreach-turn.ts';

/**
 * Creates a referral source, or a list of them as a whole. A source of the same name is no hindrance: the screen has
 * warned. Answers the id of one, or the ids of a list in its order.
 */
export const createSource = verb(
  { name: 'referral_sources.create', kind: 'write', permission: 'outreach:write', input: SourceCreateInput },
  (ctx, input): Promise<{ id: string } | { ids: string[] }> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, SOURCE_LISTS)],
      async (tx, [lists]) => {
        for (const [at, source] of [input].flat().entries())
          ensureOffered(lists, listedSourceFields(Array.isArray(input) ? `${at}.` : '', source));
        const { user_id } = person(tx);
        await takeOutreachTurn(tx, 'shared');
        const now = tx.services.clock.now().toISOString();
        const rows = [input].flat().map((source) => ({
          ...source,
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          created_at: now,
          updated_at: now,
          updated_by: user_id,
        }));
        await tx.db.insertInto('referral_sources').values(rows).execute();
        const ids = rows.map(({ id }) => id);
        await audit(tx, { entity: 'referral_source', ids });
        return Array.isArray(input) ? { ids } : { id: ids[0]! };
      },
    ),
);
