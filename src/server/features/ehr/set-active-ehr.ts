import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ActiveEhrInput } from '#shared/features/ehr/ehr.schemas.ts';
import { activateEhr } from '../integrations/activate-ehr.ts';
import { CONFIGURATION_TYPE, keysOfOrganization } from '../integrations/integrations.access.ts';
import { type PlatformView, platformsOf } from '../integrations/integrations.view.ts';

/** Makes one platform the active EHR, and every other not; or none. @throws conflict for one without keys */
export const setActiveEhr = verb(
  { name: 'ehr.set_active', kind: 'write', permission: 'integrations:manage', input: ActiveEhrInput },
  (ctx, { name }): Promise<PlatformView[]> =>
    withTransaction(ctx, async (tx) => {
      await activateEhr(tx, name);
      await audit(tx, { entity: 'configuration', details: { type: CONFIGURATION_TYPE, name } });
      return platformsOf(await keysOfOrganization(tx.db, tx).execute());
    }),
);
