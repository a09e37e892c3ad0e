import { withTransaction } from '#server/platform/transaction.ts';
import { parseInput, permit, verb } from '#server/platform/verb.ts';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import {
  CONFIGURATIONS,
  ConfigurationRestoreInput,
  readType,
} from '#shared/features/configuration/configuration.schemas.ts';
import { isWhole } from '#shared/features/configuration/wholes.ts';
import { ensure } from '#shared/platform/errors.ts';
import { sharedPlace } from './configuration.access.ts';
import { versionsOf } from './configuration.queries.ts';
import type { ConfigurationView } from './configuration.view.ts';
import { keepConfiguration } from './keep-configuration.ts';
import { restoreWhole } from './restore-whole.ts';

/**
 * Brings an earlier version back, as a new one: nothing of the history is lost.
 * @throws conflict when it has changed since `version`, the one that was seen to be current
 */
export const restoreConfiguration = verb(
  {
    name: 'configuration.restore',
    kind: 'write',
    permission: 'configuration:history',
    input: ConfigurationRestoreInput,
  },
  async (ctx, { type, restore, version }): Promise<ConfigurationView> => {
    if (isWhole(type)) return restoreWhole(ctx, { type, restore, version });
    const { write, schema } = CONFIGURATIONS[type];
    const { restored = (held) => held } = readType(type).kind;
    await permit(ctx, write);
    return withTransaction(ctx, async (tx) => {
      const kept = await versionsOf(tx.db, tx, type).where('version', '=', restore).executeTakeFirst();
      ensure(kept, 'not_found', text.version_not_found);
      const config = restored(parseInput(schema, kept.config));
      return keepConfiguration(tx, sharedPlace(tx, type), { config, version, restored_from: restore });
    });
  },
);
