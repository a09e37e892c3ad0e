import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import type { AskedAbout } from './engine/passage.ts';

interface ClientRow {
  firstname: string;
  lastname: string;
  dob: string | null;
  time_zone: string;
}

/** Whom an inquiry's records should be about, and the zone that its organization's day is counted in. */
export const clientOfRecords = (db: Db, ctx: Context, opportunity_id: string) =>
  db
    .selectFrom('inquiries')
    .innerJoin('clients', 'clients.id', 'inquiries.patient_id')
    .innerJoin('organizations', 'organizations.id', 'inquiries.org_id')
    .select(['clients.firstname', 'clients.lastname', 'clients.dob', 'organizations.time_zone'])
    .where(inOrganization(ctx, 'clients'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('inquiries.id', '=', opportunity_id)
    .$castTo<ClientRow>();

/** The client and the day as the readers of pages take them. */
export const askedAbout = (ctx: Context, row: ClientRow | undefined): AskedAbout | undefined =>
  row && {
    client: { firstname: row.firstname, lastname: row.lastname, dob: row.dob },
    today: dayInZone(ctx.services.clock.now(), row.time_zone),
  };
