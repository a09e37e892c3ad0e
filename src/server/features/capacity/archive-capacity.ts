import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { CapacityOfInput, type CapacityType } from '#shared/features/capacity/capacity.schemas.ts';
import { keepingCapacity } from './capacity-wholes.ts';
import { ensureEmpty } from './ensure-empty.ts';
import { lockCapacity, tableOf, withFreeName } from './lock-capacity.ts';

async function setDeleted(tx: TxContext, type: CapacityType, id: string, deleted_at: string | null): Promise<void> {
  await tx.db
    .updateTable(tableOf(type))
    .set({ deleted_at, ...nextVersion(tx) })
    .where(inOrganization(tx, tableOf(type)))
    .where('id', '=', id)
    .execute();
  await audit(tx, { entity: type, ids: [id] });
}

/**
 * Takes a facility or a clinician off the lists that are chosen from; inquiries that name one go on naming it (C-56).
 * @throws conflict while a client is admitted to the facility, or scheduled for it
 */
export const deleteCapacity = verb(
  { name: 'capacity.delete', kind: 'write', permission: 'config_admissions:write', input: CapacityOfInput },
  (ctx, { type, id }): Promise<{ ok: true }> =>
    withTransaction(ctx, (tx) =>
      keepingCapacity(tx, type, async () => {
        await lockCapacity(tx, { type, id });
        if (type === 'facility') await ensureEmpty(tx, id);
        await setDeleted(tx, type, id, tx.services.clock.now().toISOString());
        return { ok: true };
      }),
    ),
);

/** Puts one back that was deleted. @throws conflict where another open facility has its name by now */
export const restoreCapacity = verb(
  { name: 'capacity.restore', kind: 'write', permission: 'config_admissions:write', input: CapacityOfInput },
  (ctx, { type, id }): Promise<{ ok: true }> =>
    withTransaction(ctx, (tx) =>
      keepingCapacity(tx, type, async () => {
        await lockCapacity(tx, { type, id, archived: true });
        await withFreeName(() => setDeleted(tx, type, id, null));
        return { ok: true };
      }),
    ),
);
