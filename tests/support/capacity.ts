import type { ClinicianType } from '#shared/features/capacity/capacity.rules.ts';
import type { TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

/** A facility of the organization; a size of null is unlimited. */
export const createFacility = (
  app: TestApp,
  key: OrganizationKey,
  facility: { name: string; size: number | null },
): Promise<string> =>
  app.within(key, async (tx) => {
    const id = tx.services.newId();
    await tx.db
      .insertInto('facilities')
      .values({ id, org_id: tx.actor.org_id, ...facility })
      .execute();
    return id;
  });

/** A clinician of the organization. */
export const createClinician = (
  app: TestApp,
  key: OrganizationKey,
  clinician: { firstname: string; lastname: string; type: ClinicianType },
): Promise<string> =>
  app.within(key, async (tx) => {
    const id = tx.services.newId();
    await tx.db
      .insertInto('clinicians')
      .values({ id, org_id: tx.actor.org_id, ...clinician })
      .execute();
    return id;
  });
