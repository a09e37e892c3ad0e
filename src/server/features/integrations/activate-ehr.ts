import { type TxContext, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import type { Platform } from '#shared/features/integrations/integrations.rules.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type KeysRow, keysOfOrganization } from './integrations.access.ts';

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

/**
 * Makes one platform the active EHR, and every other not; or none.
 *
 * @returns the rows that this changed
 * @throws conflict for one without keys
 */
export async function activateEhr(tx: TxContext, name: Platform | null): Promise<string[]> {
  const rows = await keysOfOrganization(tx.db, tx).orderBy('name').forUpdate().execute();
  const chosen = rows.find((row) => row.name === name);
  ensure(name === null || chosen, 'conflict', text.no_keys_yet);
  // The old one first: the index lets no two be active even for a moment.
  const former = rows.filter((row) => row.config.active && row !== chosen);
  for (const row of former) await setActive(tx, row, false);
  const latter = chosen && !chosen.config.active ? [chosen] : [];
  for (const row of latter) await setActive(tx, row, true);
  return [...former, ...latter].map(({ id }) => id);
}

/** Leaves no EHR active where this one is; @returns the row that this changed */
export async function deactivateEhr(tx: TxContext, name: Platform): Promise<string[]> {
  const row = await keysOfOrganization(tx.db, tx).where('name', '=', name).forUpdate().executeTakeFirst();
  if (!row?.config.active) return [];
  await setActive(tx, row, false);
  return [row.id];
}
