import type { TxContext } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/versioned.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import type { Platform } from '#shared/features/integrations/integrations.rules.ts';
import { CONFIGURATION_TYPE, type KeysRow, keysOfOrganization, type StoredKeys } from './integrations.access.ts';
import { platformsOf } from './integrations.view.ts';

/** The platform's row where there is one, held until the end of the transaction. */
export const findKeys = (tx: TxContext, name: Platform) =>
  keysOfOrganization(tx.db, tx).where('name', '=', name).forUpdate().executeTakeFirst();

/** The platform's row, made where there is none, and held until the end of the transaction. */
export async function lockKeys(tx: TxContext, name: Platform): Promise<KeysRow> {
  const known = await findKeys(tx, name);
  if (known) return known;
  const empty: StoredKeys = { public_key: '', private_key: '', last4: '', active: false };
  await tx.db
    .insertInto('configurations')
    .values({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      user_id: null,
      type: CONFIGURATION_TYPE,
      name,
      config: JSON.stringify(empty),
      version: 0,
    })
    .onConflict((conflict) => conflict.constraint('configurations_once').doNothing())
    .execute();
  const row = await findKeys(tx, name);
  if (!row) throw new Error('the row just written is gone');
  return row;
}

interface Locked {
  name: Platform;
  /** What stands there; missing, or of version 0, where nothing does. */
  row: KeysRow | undefined;
}

/** Refuses a change of keys that somebody else has changed, or removed, since they were seen. */
export const ensureCurrent = (tx: TxContext, { name, row }: Locked, version: number | undefined): Promise<void> =>
  refuseStale(
    tx,
    row ?? { version: 0, updated_by: null },
    { version },
    {
      message: text.changed_meanwhile,
      current: () => platformsOf(row && row.version > 0 ? [row] : []).find((platform) => platform.name === name),
    },
  );
