import { sql } from 'kysely';
import { capacityMessages as text } from '../../../shared/features/capacity/capacity.messages.ts';
import { CapacityInput, FreeBedsInput } from '../../../shared/features/capacity/capacity.schemas.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { openClinicians, openFacilities } from './capacity.access.ts';
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
    ensure(isUuid(facility_id), 'not_found', text.facility_not_found);
    const except = except_opportunity_id && isUuid(except_opportunity_id) ? except_opportunity_id : null;
    const now = ctx.services.clock.now();
    const [facilities, days] = await read(ctx, (db) => [
      selectFacility(db).where(openFacilities(ctx)).where('id', '=', facility_id),
      db
        .selectFrom('organisations')
        .innerJoinLateral(
          sql<{ day: CalendarDay; taken: number }>`beds_taken(${facility_id}, ${from}, ${to},
            (${now.toISOString()}::timestamptz at time zone organisations.time_zone)::date, ${except})`.as('beds'),
          (join) => join.onTrue(),
        )
        .select(['beds.day', 'beds.taken'])
        .where('organisations.id', '=', ctx.actor.org_id)
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
