import { sql } from 'kysely';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import { CapacityInput, FreeBedsInput } from '#shared/features/capacity/capacity.schemas.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';
import { archivedClinicians, archivedFacilities, openClinicians, openFacilities } from './capacity.access.ts';
import { type ClinicianView, type FacilityView, selectClinician, selectFacility } from './capacity.view.ts';

interface Capacity {
  facility: FacilityView[];
  clinicians: ClinicianView[];
}

/** The facilities and clinicians an inquiry can be given, by name. */
export const getCapacity = verb(
  { name: 'capacity.get', kind: 'read', permission: 'capacity:read', input: CapacityInput },
  async (ctx): Promise<Capacity> => {
    const [facility, clinicians] = await read(ctx, (db) => [
      selectFacility(db).where(openFacilities(ctx)).orderBy(sql`fold(name)`),
      selectClinician(db).where(openClinicians(ctx)).orderBy('lastname').orderBy('firstname'),
    ]);
    return { facility, clinicians };
  },
);

/** The day it is in the organization that a query is about. */
const todayOf = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone organizations.time_zone)::date`;

/** A facility as its table shows it. */
export interface ManagedFacility extends FacilityView {
  /** Clients in the house now. */
  in_house: number;
}

export interface ManagedCapacity {
  facilities: ManagedFacility[];
  clinicians: ClinicianView[];
  archived: { facilities: FacilityView[]; clinicians: ClinicianView[] };
}

/** All facilities and clinicians of the organization: with who lives there now, and the archived ones apart. */
export const getManagedCapacity = verb(
  { name: 'capacity.manage', kind: 'read', permission: 'config_admissions:read', input: CapacityInput },
  async (ctx): Promise<ManagedCapacity> => {
    const today = todayOf(ctx.services.clock.now());
    const [facilities, clinicians, oldFacilities, oldClinicians, inside] = await read(ctx, (db) => [
      selectFacility(db).where(openFacilities(ctx)).orderBy(sql`fold(name)`),
      selectClinician(db).where(openClinicians(ctx)).orderBy('lastname').orderBy('firstname'),
      selectFacility(db).where(archivedFacilities(ctx)).orderBy(sql`fold(name)`),
      selectClinician(db).where(archivedClinicians(ctx)).orderBy('lastname').orderBy('firstname'),
      // As the census of today counts them.
      db
        .selectFrom('organizations')
        .innerJoinLateral(
          sql<{
            facility_id: string | null;
            metric: string;
            total: number;
          }>`census_counts(${today}, ${today}, ${today})`.as('counted'),
          (join) => join.onTrue(),
        )
        .select(['counted.facility_id', 'counted.total as in_house'])
        .where('organizations.id', '=', ctx.actor.org_id)
        .where('counted.metric', '=', 'census'),
    ]);
    const inHouse = new Map(inside.map((row) => [row.facility_id, row.in_house]));
    return {
      facilities: facilities.map((each) => ({ ...each, in_house: inHouse.get(each.id) ?? 0 })),
      clinicians,
      archived: { facilities: oldFacilities, clinicians: oldClinicians },
    };
  },
);

export interface FreeBeds {
  facility_id: string;
  size: number | null;
  /** `free` is null where the size is unlimited, and below 0 where the house is overbooked. */
  days: { day: CalendarDay; free: number | null }[];
}

/** How many beds of a facility are free on each day of a window: its size without those in the house that day (C-58). */
export const getFreeBeds = verb(
  { name: 'capacity.free_beds', kind: 'read', permission: 'capacity:read', input: FreeBedsInput },
  async (ctx, { facility_id, from, to, except_opportunity_id }): Promise<FreeBeds> => {
    const except = except_opportunity_id ?? null;
    const today = todayOf(ctx.services.clock.now());
    const [facilities, days] = await read(ctx, (db) => [
      selectFacility(db).where(openFacilities(ctx)).where('id', '=', facility_id),
      db
        .selectFrom('organizations')
        .innerJoinLateral(
          sql<{ day: CalendarDay; taken: number }>`beds_taken(${facility_id}, ${from}, ${to}, ${today}, ${except})`.as(
            'beds',
          ),
          (join) => join.onTrue(),
        )
        .select(['beds.day', 'beds.taken'])
        .where('organizations.id', '=', ctx.actor.org_id)
        .orderBy('beds.day'),
    ]);
    const [facility] = facilities;
    ensure(facility, 'not_found', text.facility_not_found);
    const { size } = facility;
    return {
      facility_id,
      size,
      days: days.map(({ day, taken }) => ({ day, free: size === null ? null : size - taken })),
    };
  },
);
