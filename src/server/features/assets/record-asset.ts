import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { AssetRecordInput } from '#shared/features/assets/assets.schemas.ts';
import { assetLocation } from './assets.rules.ts';

/** Enters a stored picture in the library. */
export const recordAsset = verb(
  { name: 'assets.record', kind: 'write', permission: 'marketing:write', input: AssetRecordInput },
  (ctx, input): Promise<{ id: string; name: string; location: string }> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx);
      const id = tx.services.newId();
      await tx.db
        .insertInto('assets')
        .values({
          id,
          org_id: tx.actor.org_id,
          ...input,
          created_at: tx.services.clock.now().toISOString(),
          created_by_id: me.user_id,
          created_by: fullName(me),
        })
        .execute();
      await audit(tx, { entity: 'asset', ids: [id] });
      return { id, name: input.name, location: assetLocation(tx, tx.actor.org_id, input.file_name) };
    }),
);
