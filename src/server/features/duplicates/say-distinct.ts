import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { auditMissingPermission } from '#server/platform/missing-permission.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import { PairInput } from '#shared/features/duplicates/duplicates.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { MERGED_KINDS } from './duplicates.rules.ts';
import { ensureMayMerge, lockRecords } from './merge-records.ts';

/** Says that two records are not the same: they are shown as duplicates no more. */
export const sayDistinct = verb(
  { name: 'duplicates.distinct', kind: 'write', permission: 'duplicates:merge', input: PairInput },
  (ctx, { kind, one_id, other_id }): Promise<{ ok: true }> =>
    auditMissingPermission(ctx, () =>
      withTransaction(ctx, async (tx) => {
        ensureMayMerge(tx, kind);
        const rows = await lockRecords(tx, kind, [one_id, other_id]);
        const [one, other] = [one_id, other_id].sort();
        ensure(one && other && rows.size === 2, 'not_found', text.not_found);
        await tx.db
          .insertInto('distinct_pairs')
          .values({
            ...{ org_id: tx.actor.org_id, kind, one_id: one, other_id: other, said_by_id: person(tx).user_id },
            said_at: tx.services.clock.now().toISOString(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await audit(tx, { entity: MERGED_KINDS[kind].entity, ids: [one, other] });
        return { ok: true };
      }),
    ),
);
