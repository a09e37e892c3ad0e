import type { TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

/** Has an organization live in another time zone, as its administrator would set it. */
export const liveIn = (app: TestApp, organization: OrganizationKey, time_zone: string) =>
  app.within(organization, (tx) =>
    tx.db.updateTable('organizations').set({ time_zone }).where('id', '=', tx.actor.org_id).execute(),
  );
