import { sql } from 'kysely';
import { audit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { type ConnectionFault, isTestable } from '#shared/features/integrations/integrations.rules.ts';
import { PlatformInput } from '#shared/features/integrations/integrations.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { askPlatform } from './ask-platform.ts';
import { CONFIGURATION_TYPE, type KeysRow, keysOfOrganization } from './integrations.access.ts';

export interface TestView {
  fault: ConnectionFault | null;
}

/** Keeps how a test went beside the keys it was made with; keys set meanwhile are untested. */
const keepOutcome = (ctx: Context, { id, name, config }: KeysRow, fault: ConnectionFault | null) =>
  withTransaction(ctx, async (tx) => {
    const at = Math.floor(tx.services.clock.now().getTime() / 1000);
    const { fault: _before, ...kept } = config;
    const after = fault === null ? { ...kept, tested_well: at } : { ...kept, tested_badly: at, fault };
    await tx.db
      .updateTable('configurations')
      .set({ config: JSON.stringify(after) })
      .where(inOrganization(tx, 'configurations'))
      .where('id', '=', id)
      .where(sql<boolean>`config = ${JSON.stringify(config)}::jsonb`)
      .execute();
    const details = { type: CONFIGURATION_TYPE, name, fault };
    await audit(tx, { entity: 'configuration', ids: [id], details });
  });

/**
 * Asks a platform whether it takes the keys that are saved, by a call it documents and that changes nothing there.
 * @throws bad_request for a platform that documents none, conflict for one without keys
 */
export const testConnection = verb(
  { name: 'integrations.test', kind: 'write', permission: 'integrations:manage', input: PlatformInput },
  async (ctx, { name }): Promise<TestView> => {
    if (!isTestable(name)) throw invalidField('name', text.not_testable);
    const [rows] = await read(ctx, (db) => [keysOfOrganization(db, ctx).where('name', '=', name)]);
    const [row] = rows;
    ensure(row, 'conflict', text.no_keys_yet);
    const fault = await askPlatform(ctx, name, row);
    await keepOutcome(ctx, row, fault);
    return { fault };
  },
);
