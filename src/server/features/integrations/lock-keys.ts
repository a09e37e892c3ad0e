import type { TxContext } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/versioned.ts';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import type { Platform } from '#shared/features/integrations/integrations.rules.ts';
import { CONFIGURATION_TYPE, holdsKeys, type KeysRow, NO_KEYS, platformRows } from './integrations.access.ts';
import { platformsOf } from './integrations.view.ts';

/** The platform's row where there is one, with or without keys, held until the end of the transaction. */
export const findRow = (tx: TxContext, name: Platform) =>
  platformRows(tx.db, tx).where('name', '=', name).forUpdate().executeTakeFirst();

/** The platform's row, made where there is none, and held until the end of the transaction. */
export async function lockKeys(tx: TxContext, name: Platform): Promise<KeysRow> {
  const known = await findRow(tx, name);
  if (known) return known;
  await tx.db
    .insertInto('configurations')
    .values({
      id: tx.services.newId(),
      org_id: tx.actor.org_id,
      user_id: null,
      type: CONFIGURATION_TYPE,
      name,
      config: JSON.stringify(NO_KEYS),
      version: 0,
    })
    .onConflict((conflict) => conflict.constraint('configurations_once').doNothing())
    .execute();
  const row = await findRow(tx, name);
  if (!row) throw new Error('the row just written is gone');
  return row;
}

interface Locked {
  name: Platform;
  /** What stands there, with keys or without. */
  row: KeysRow | undefined;
}

/** Refuses a change of keys that somebody else has changed, or removed, since they were seen; unset ones are of version 0. */
export const ensureCurrent = (tx: TxContext, { name, row }: Locked, version: number | undefined): Promise<void> =>
  refuseStale(
    tx,
    { version: holdsKeys(row) ? row.version : 0, updated_by: row?.updated_by ?? null },
    { version },
    {
      message: text.changed_meanwhile,
      current: () => platformsOf(holdsKeys(row) ? [row] : []).find((platform) => platform.name === name),
    },
  );
