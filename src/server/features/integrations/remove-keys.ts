import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { RemoveKeysInput } from '#shared/features/integrations/integrations.schemas.ts';
import { CONFIGURATION_TYPE, holdsKeys, keysOfOrganization, NO_KEYS } from './integrations.access.ts';
import { type PlatformView, platformsOf } from './integrations.view.ts';
import { ensureCurrent, findRow } from './lock-keys.ts';

/**
 * Forgets a platform's keys. Was it the active EHR, none is active after it.
 * @throws conflict for keys that have changed since the version they were seen with
 */
export const removeKeys = verb(
  { name: 'integrations.remove', kind: 'write', permission: 'integrations:manage', input: RemoveKeysInput },
  (ctx, { name, version }): Promise<PlatformView[]> =>
    withTransaction(ctx, async (tx) => {
      const row = await findRow(tx, name);
      // Removed by somebody else already, they are what was asked for.
      const ids = holdsKeys(row) ? [row.id] : [];
      if (holdsKeys(row)) {
        await ensureCurrent(tx, { name, row }, version);
        // The row stays: keys set again have a later version, so that no window takes them for those that it still shows.
        await tx.db
          .updateTable('configurations')
          .set({ config: JSON.stringify(NO_KEYS), ...nextVersion(tx) })
          .where(inOrganization(tx, 'configurations'))
          .where('id', '=', row.id)
          .execute();
      }
      await audit(tx, { entity: 'configuration', ids, details: { type: CONFIGURATION_TYPE, name, removed: true } });
      return platformsOf(await keysOfOrganization(tx.db, tx).execute());
    }),
);
