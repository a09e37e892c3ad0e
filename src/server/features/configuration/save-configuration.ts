import { z } from 'zod';
import { refreshEngagementJob } from '../../../shared/features/activities/activities.jobs.ts';
import { configurationMessages } from '../../../shared/features/configuration/configuration.messages.ts';
import { ConfigurationSaveInput, readType } from '../../../shared/features/configuration/configuration.schemas.ts';
import { ApiKeysInput } from '../../../shared/features/ehr/ehr.schemas.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { AppError, invalidField } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { fullName, person, type TxContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { parseInput, permit, verb } from '../../platform/verb.ts';
import { setApiKeys } from '../ehr/set-api-keys.ts';
import { type Place, placeOf, rowAt } from './configuration.access.ts';
import type { ConfigurationView } from './configuration.queries.ts';

/** The row at a place, made where there is none, and held until the end of the transaction. */
async function lockRow(tx: TxContext, place: Place, empty: object) {
  await tx.db
    .insertInto('configurations')
    .values({ ...place, id: tx.services.newId(), config: JSON.stringify(empty), version: 0 })
    .onConflict((conflict) => conflict.constraint('configurations_once').doNothing())
    .execute();
  return rowAt(tx.db, place).select(['id', 'config', 'version', 'updated_by']).forUpdate().executeTakeFirstOrThrow();
}

async function nameOf(tx: TxContext, user_id: string | null): Promise<string> {
  const who = await tx.db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', user_id)
    .executeTakeFirst();
  return who ? fullName(who) : '';
}

/**
 * Replaces one type's configuration, whole.
 * @throws conflict, with the configuration as it is now, when it has changed since the version it was read with
 */
export const saveConfiguration = verb(
  { name: 'configuration.save', kind: 'write', permission: 'configuration:read', input: ConfigurationSaveInput },
  async (ctx, { type, name, config: given }): Promise<ConfigurationView> => {
    if (type === 'EHR') {
      await permit(ctx, 'ehr:configure');
      return { platforms: await setApiKeys(ctx, parseInput(ApiKeysInput, { ...given, name })), version: 0 };
    }
    const { kind } = readType(type);
    const place = await placeOf(ctx, type);
    if (kind.owner === 'organisation') await permit(ctx, 'configuration:write');
    if (!kind.schema) throw invalidField('type', configurationMessages.not_saved_here);
    const { config } = parseInput(z.object({ config: kind.schema }), { config: given });
    return withTransaction(ctx, async (tx) => {
      const row = await lockRow(tx, place, kind.empty);
      const { version: readWith, ...wanted } = config;
      if (readWith !== undefined && readWith !== row.version) {
        const current = { ...(row.config as Record<string, unknown>), version: row.version };
        const name = await nameOf(tx, row.updated_by);
        throw new AppError('conflict', format(configurationMessages.changed_meanwhile, { name }), { current });
      }
      const version = row.version + 1;
      await tx.db
        .updateTable('configurations')
        .set({
          config: JSON.stringify(wanted),
          version,
          updated_at: tx.services.clock.now().toISOString(),
          updated_by: person(tx).user_id,
        })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', row.id)
        .execute();
      if (place.type === 'ENGAGEMENT_STATUS_PERIOD') await enqueue(tx, refreshEngagementJob, {});
      await audit(tx, { entity: 'configuration', ids: [row.id], details: { type: place.type } });
      return { ...wanted, version };
    });
  },
);
