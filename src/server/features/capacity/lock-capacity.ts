import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { refuseStale, versionOf } from '#server/platform/versioned.ts';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import type { CapacityType } from '#shared/features/capacity/capacity.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { selectClinician, selectFacility } from './capacity.view.ts';

const TABLES = { facility: 'facilities', clinician: 'clinicians' } as const;
const NOT_FOUND = { facility: text.facility_not_found, clinician: text.clinician_gone } as const;

export const tableOf = (type: CapacityType) => TABLES[type];

const currentOf = (tx: TxContext, type: CapacityType, id: string) =>
  type === 'facility'
    ? selectFacility(tx.db).where(inOrganization(tx, 'facilities')).where('id', '=', id).executeTakeFirst()
    : selectClinician(tx.db).where(inOrganization(tx, 'clinicians')).where('id', '=', id).executeTakeFirst();

/**
 * A facility or a clinician as it is answered, held until the end of the transaction.
 * @throws not_found, or conflict with the row as it is now, when it has changed since the version it was read with
 */
export async function lockCapacity(
  tx: TxContext,
  {
    type,
    id,
    version,
    archived = false,
  }: { type: CapacityType; id: string; version?: number | undefined; archived?: boolean },
) {
  const table = tableOf(type);
  const row = await tx.db
    .selectFrom(table)
    .select(versionOf(table))
    .where(inOrganization(tx, table))
    .where('id', '=', id)
    .where('deleted_at', archived ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  ensure(row, 'not_found', NOT_FOUND[type]);
  const current = () => currentOf(tx, type, id);
  await refuseStale(tx, row, { version }, { message: text.changed_meanwhile, current });
  return current();
}

/** Two open facilities never have one name, however their writers race. */
export async function withFreeName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'facilities_name_once') throw error;
    throw new AppError('conflict', text.facility_name_taken, { fields: { name: text.facility_name_taken } });
  }
}
