import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { nextVersion } from '#server/platform/versioned.ts';
import { CAPACITY_READ_ONLY, CapacityUpdateInput } from '#shared/features/capacity/capacity.schemas.ts';
import { keepingCapacity } from './capacity-wholes.ts';
import { lockCapacity, tableOf, withFreeName } from './lock-capacity.ts';

/**
 * Changes a facility or a clinician; inquiries show the new name at once, and what filters by it goes on finding them.
 * @throws conflict for a name that is taken, or a row changed since the version the edit was made on
 */
export const updateCapacity = verb(
  { name: 'capacity.update', kind: 'write', permission: 'config_admissions:write', input: CapacityUpdateInput },
  (ctx, { type, id, update }): Promise<{ ok: true }> =>
    withTransaction(ctx, (tx) =>
      keepingCapacity(tx, type, async () => {
        const current = await lockCapacity(tx, { type, id, version: update.version });
        const changes = changesIn(update, current ?? {}, { readOnly: CAPACITY_READ_ONLY, path: 'update' });
        await audit(tx, { entity: type, ids: [id] });
        if (Object.keys(changes).length === 0) return { ok: true };
        await withFreeName(() =>
          tx.db
            .updateTable(tableOf(type))
            .set({ ...changes, ...nextVersion(tx) })
            .where(inOrganization(tx, tableOf(type)))
            .where('id', '=', id)
            .execute(),
        );
        return { ok: true };
      }),
    ),
);
