import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { RemoveKeysInput } from '#shared/features/integrations/integrations.schemas.ts';
import { CONFIGURATION_TYPE, keysOfOrganization } from './integrations.access.ts';
import { type PlatformView, platformsOf } from './integrations.view.ts';
import { ensureCurrent, findKeys } from './lock-keys.ts';

/**
 * Forgets a platform's keys. Was it the active EHR, none is active after it.
 * @throws conflict for keys that have changed since the version they were seen with
 */
export const removeKeys = verb(
  { name: 'integrations.remove', kind: 'write', permission: 'integrations:manage', input: RemoveKeysInput },
  (ctx, { name, version }): Promise<PlatformView[]> =>
    withTransaction(ctx, async (tx) => {
      const row = await findKeys(tx, name);
      // Removed by somebody else already, they are what was asked for.
      if (row) await ensureCurrent(tx, { name, row }, version);
      const removed = await tx.db
        .deleteFrom('configurations')
        .where(inOrganization(tx, 'configurations'))
        .where('type', '=', CONFIGURATION_TYPE)
        .where('name', '=', name)
        .returning('id')
        .execute();
      const ids = removed.map(({ id }) => id);
      await audit(tx, { entity: 'configuration', ids, details: { type: CONFIGURATION_TYPE, name, removed: true } });
      return platformsOf(await keysOfOrganization(tx.db, tx).execute());
    }),
);
