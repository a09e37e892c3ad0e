import { audit } from '#server/platform/audit.ts';
import { fullName, person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { AssetRecordInput } from '#shared/features/assets/assets.schemas.ts';
import { assetLocation } from './assets.rules.ts';

interface Asset {
  id: string;
  name: string;
  location: string;
}

/** Enters a stored picture in the library. `kept` is false when an idempotency key already stood for another upload of it. */
export const recordAsset = verb(
  { name: 'assets.record', kind: 'write', permission: 'marketing:write', input: AssetRecordInput },
  async (ctx, { sha256, ...input }): Promise<{ asset: Asset; kept: boolean }> => {
    const { storage_key: _key, file_name: _file, ...compared } = input;
    let kept = false;
    // Its place is new with each try, so it is left out of what an idempotency key is compared with.
    const asset = await withTransaction({ ...ctx, input: { ...compared, sha256 } }, async (tx) => {
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
      kept = true;
      return { id, name: input.name, location: assetLocation(tx, tx.actor.org_id, input.file_name) };
    });
    return { asset, kept };
  },
);
