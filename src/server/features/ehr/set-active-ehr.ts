import { ehrMessages as text } from '../../../shared/features/ehr/ehr.messages.ts';
import { ActiveEhrInput } from '../../../shared/features/ehr/ehr.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { type TxContext, userId } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { CONFIGURATION_TYPE, type KeysRow, keysOfOrganisation } from './ehr.access.ts';
import { type PlatformView, platformsOf } from './ehr.view.ts';

async function setActive(tx: TxContext, { id, config }: KeysRow, active: boolean): Promise<void> {
  await tx.db
    .updateTable('configurations')
    .set((eb) => ({
      config: JSON.stringify({ ...config, active }),
      version: eb('version', '+', 1),
      updated_at: tx.services.clock.now().toISOString(),
      updated_by: userId(tx),
    }))
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', id)
    .execute();
}

/** Makes one platform the active EHR, and every other not; or none. @throws conflict for one without keys */
export const setActiveEhr = verb(
  { name: 'ehr.set_active', kind: 'write', permission: 'ehr:configure', input: ActiveEhrInput },
  (ctx, { name }): Promise<PlatformView[]> =>
    withTransaction(ctx, async (tx) => {
      const rows = await keysOfOrganisation(tx.db, tx).orderBy('name').forUpdate().execute();
      const chosen = rows.find((row) => row.name === name);
      ensure(name === null || chosen, 'conflict', text.no_keys_yet);
      // The old one first: the index lets no two be active even for a moment.
      const former = rows.filter((row) => row.config.active && row !== chosen);
      for (const row of former) await setActive(tx, row, false);
      if (chosen && !chosen.config.active) await setActive(tx, chosen, true);
      await audit(tx, { entity: 'configuration', details: { type: CONFIGURATION_TYPE, name } });
      return platformsOf(await keysOfOrganisation(tx.db, tx).execute());
    }),
);
