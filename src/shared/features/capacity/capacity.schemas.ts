import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { addDays, isCalendarDay } from '#shared/platform/dates.ts';
import { Id } from '#shared/platform/ids.ts';
import { emptyOr } from '#shared/platform/input-text.ts';
import { readOnly } from '#shared/platform/read-only.ts';
import { capacityMessages as text } from './capacity.messages.ts';
import { CLINICIAN_TYPES, MAX_BED_DAYS } from './capacity.rules.ts';

export const CapacityInput = z.strictObject({});

export const FreeBedsInput = z
  .strictObject({
    facility_id: Id,
    from: CalendarDate,
    to: CalendarDate,
    /** Whose own stay takes no bed from it: the inquiry that is being dated again. */
    except_opportunity_id: Id.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: text.window_backwards })
  .refine(({ from, to }) => !isCalendarDay(from) || to < addDays(from, MAX_BED_DAYS), {
    path: ['to'],
    message: text.window_too_long,
  });

const MAX_SIZE = 10_000;
const MAX_AT_ONCE = 100;

const name = z.string().trim().min(1, text.facility_name_required).max(120);
/** Beds; empty is unlimited. */
const size = emptyOr(z.int(text.size_invalid).min(0, text.size_invalid).max(MAX_SIZE, text.size_invalid));
const part = z.string().trim().min(1, text.fill_in_all).max(80);

export const Facility = z.strictObject({ name, size: size.default(null) });
export const Clinician = z.strictObject({
  firstname: part,
  lastname: part,
  type: z.enum(CLINICIAN_TYPES, text.fill_in_all),
});

const listed = <Row extends z.ZodType>(row: Row) => z.array(row).min(1).max(MAX_AT_ONCE).optional();

export const CapacityCreateInput = z
  .strictObject({ facilities: listed(Facility), clinicians: listed(Clinician) })
  .refine(({ facilities, clinicians }) => (facilities === undefined) !== (clinicians === undefined), {
    path: ['facilities'],
    message: text.one_kind,
  });

const version = z.int().min(0).optional();

/** What a facility or a clinician answers and an edit does not change. */
export const CAPACITY_READ_ONLY = ['id'] as const;

const edited = { version, ...readOnly(CAPACITY_READ_ONLY) };
const FacilityUpdate = z.strictObject({ name: name.optional(), size: size.optional(), ...edited });
const ClinicianUpdate = Clinician.partial().extend(edited);

/** An edit on the version it was made on; what it leaves out stays. */
export const CapacityUpdateInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('facility'), id: Id, update: FacilityUpdate }),
  z.strictObject({ type: z.literal('clinician'), id: Id, update: ClinicianUpdate }),
]);

export const CAPACITY_TYPES = ['facility', 'clinician'] as const;
export type CapacityType = (typeof CAPACITY_TYPES)[number];

export const CapacityOfInput = z.strictObject({ type: z.enum(CAPACITY_TYPES), id: Id });
