import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { CapacityCreateInput } from '#shared/features/capacity/capacity.schemas.ts';
import { keepingCapacity } from './capacity-wholes.ts';
import { withFreeName } from './lock-capacity.ts';

/** Adds facilities, or clinicians: all of them or none. @throws conflict for a facility's name that is taken */
export const createCapacity = verb(
  { name: 'capacity.create', kind: 'write', permission: 'config_admissions:write', input: CapacityCreateInput },
  (ctx, { facilities = [], clinicians = [] }): Promise<string[]> =>
    withTransaction(ctx, async (tx) => {
      const stamp = () => ({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        updated_at: tx.services.clock.now().toISOString(),
        updated_by: person(tx).user_id,
      });
      const houses = facilities.map((facility) => ({ ...stamp(), ...facility }));
      const people = clinicians.map((clinician) => ({ ...stamp(), ...clinician }));
      await keepingCapacity(tx, houses.length > 0 ? 'facility' : 'clinician', async () => {
        if (houses.length > 0) await withFreeName(() => tx.db.insertInto('facilities').values(houses).execute());
        if (people.length > 0) await tx.db.insertInto('clinicians').values(people).execute();
      });
      const ids = [...houses, ...people].map(({ id }) => id);
      await audit(tx, { entity: houses.length > 0 ? 'facility' : 'clinician', ids });
      return ids;
    }),
);
