import { audit } from '#server/platform/audit.ts';
import { type TxContext, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ActiveEhrInput } from '#shared/features/ehr/ehr.schemas.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { CONFIGURATION_TYPE, type KeysRow, keysOfOrganization } from '../integrations/integrations.access.ts';
import { type PlatformView, platformsOf } from '../integrations/integrations.view.ts';

async function setActive(tx: TxContext, { id, config }: KeysRow, active: boolean): Promise<void> {
  await tx.db
    .updateTable('configurations')
    .set((eb) => ({
      config: JSON.stringify({ ...config, active }),
      version: eb('version', '+', 1),
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: userId(tx),
    }))
    .where(inOrganization(tx, 'configurations'))
    .where('id', '=', id)
    .execute();
}

/** Makes one platform the active EHR, and every other not; or none. @throws conflict for one without keys */
export const setActiveEhr = verb(
  { name: 'ehr.set_active', kind: 'write', permission: 'integrations:manage', input: ActiveEhrInput },
  (ctx, { name }): Promise<PlatformView[]> =>
    withTransaction(ctx, async (tx) => {
      const rows = await keysOfOrganization(tx.db, tx).orderBy('name').forUpdate().execute();
      const chosen = rows.find((row) => row.name === name);
      ensure(name === null || chosen, 'conflict', text.no_keys_yet);
      // The old one first: the index lets no two be active even for a moment.
      const former = rows.filter((row) => row.config.active && row !== chosen);
      for (const row of former) await setActive(tx, row, false);
      if (chosen && !chosen.config.active) await setActive(tx, chosen, true);
      await audit(tx, { entity: 'configuration', details: { type: CONFIGURATION_TYPE, name } });
      return platformsOf(await keysOfOrganization(tx.db, tx).execute());
    }),
);
