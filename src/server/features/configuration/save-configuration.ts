import { z } from 'zod';
import { withTransaction } from '#server/platform/transaction.ts';
import { parseInput, verb } from '#server/platform/verb.ts';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { ConfigurationSaveInput, readType } from '#shared/features/configuration/configuration.schemas.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { placeOf } from './configuration.access.ts';
import type { ConfigurationView } from './configuration.view.ts';
import { keepConfiguration } from './keep-configuration.ts';
import { SAVED_ELSEWHERE } from './save-elsewhere.ts';

/**
 * Replaces one type's configuration, whole.
 * @throws conflict, with the configuration as it is now, when it has changed since the version it was read with
 */
export const saveConfiguration = verb(
  { name: 'configuration.save', kind: 'write', permission: 'configuration:read', input: ConfigurationSaveInput },
  async (ctx, { type, name, config: given }): Promise<ConfigurationView> => {
    const elsewhere = SAVED_ELSEWHERE[type];
    if (elsewhere) return elsewhere(ctx, { name, config: given });
    const place = await placeOf(ctx, type, 'write');
    const { schema } = readType(type).kind;
    if (!schema) throw invalidField('type', configurationMessages.not_saved_here);
    const { config } = parseInput(z.object({ config: schema }), { config: given });
    const { version, ...wanted } = config;
    return withTransaction(ctx, (tx) =>
      keepConfiguration(tx, place, { config: wanted, version: version as number | undefined }),
    );
  },
);
