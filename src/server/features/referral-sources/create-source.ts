import { SourceCreateInput } from '../../../shared/features/referral-sources/referral-sources.schemas.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { takeOutreachTurn } from './take-outreach-turn.ts';

/**
 * Creates a referral source, or a list of them as a whole. A source of the same name is no hindrance: the screen has
 * warned. Answers the id of one, or the ids of a list in its order.
 */
export const createSource = verb(
  { name: 'referral_sources.create', kind: 'write', permission: 'outreach:write', input: SourceCreateInput },
  (ctx, input): Promise<{ id: string } | { ids: string[] }> =>
    withTransaction(ctx, async (tx) => {
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
    }),
);
