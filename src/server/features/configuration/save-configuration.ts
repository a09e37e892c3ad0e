import { z } from 'zod';
import { withTransaction } from '#server/platform/transaction.ts';
import { parseInput, permit, verb } from '#server/platform/verb.ts';
import { configurationMessages } from '#shared/features/configuration/configuration.messages.ts';
import { ConfigurationSaveInput, readType } from '#shared/features/configuration/configuration.schemas.ts';
import { ApiKeysInput } from '#shared/features/integrations/integrations.schemas.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { setApiKeys } from '../integrations/set-api-keys.ts';
import { placeOf } from './configuration.access.ts';
import type { ConfigurationView } from './configuration.view.ts';
import { keepConfiguration } from './keep-configuration.ts';

/**
 * Replaces one type's configuration, whole.
 * @throws conflict, with the configuration as it is now, when it has changed since the version it was read with
 */
export const saveConfiguration = verb(
  { name: 'configuration.save', kind: 'write', permission: 'configuration:read', input: ConfigurationSaveInput },
  async (ctx, { type, name, config: given }): Promise<ConfigurationView> => {
    if (type === 'EHR') {
      await permit(ctx, 'integrations:manage');
      return { platforms: await setApiKeys(ctx, parseInput(ApiKeysInput, { ...given, name })), version: 0 };
    }
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
