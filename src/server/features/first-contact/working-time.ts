import { TZDate } from '@date-fns/tz';
import { type OpenHours, readHours, WEEKDAYS } from '#shared/features/first-contact/first-contact.rules.ts';
import type { SpeedToLead } from '#shared/features/first-contact/first-contact.schemas.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';

/** The hours that count, and the zone whose clock they are read from. */
export interface BusinessHours {
  hours: Pick<SpeedToLead, (typeof WEEKDAYS)[number]>;
  zone: string;
}

/** Days after which a week without hours is taken for none at all. */
const A_WEEK = 8;

const openOn = (day: CalendarDay, { hours }: BusinessHours): OpenHours | null =>
  readHours(hours[WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!]);

/** The instant at which a day's clock shows so many minutes after midnight. */
function instantAt(day: CalendarDay, minutes: number, zone: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new TZDate(year, month - 1, date, Math.floor(minutes / 60), minutes % 60, 0, zone).getTime();
}

/** The stretch of a day that counts, in milliseconds; real time passes in it, an hour more or less where clocks change. */
function stretchOf(day: CalendarDay, business: BusinessHours): { from: number; to: number } | null {
  const open = openOn(day, business);
  if (!open) return null;
  return { from: instantAt(day, open.from, business.zone), to: instantAt(day, open.to, business.zone) };
}

/** When so many milliseconds of business hours after an instant are over. */
export function afterWorking(start: Date, ms: number, business: BusinessHours): Date {
  let left = ms;
  let closed = 0;
  for (let day = dayInZone(start, business.zone); closed < A_WEEK; day = addDays(day, 1)) {
    const stretch = stretchOf(day, business);
    const from = stretch && Math.max(stretch.from, start.getTime());
    if (!stretch || from === null || from >= stretch.to) {
      closed += 1;
      continue;
    }
    closed = 0;
    if (from + left <= stretch.to) return new Date(from + left);
    left -= stretch.to - from;
  }
  return new Date(start.getTime() + ms);
}

/** How many milliseconds of business hours lie between two instants. */
export function workingBetween(start: Date, end: Date, business: BusinessHours): number {
  let sum = 0;
  const last = dayInZone(end, business.zone);
  for (let day = dayInZone(start, business.zone); day <= last; day = addDays(day, 1)) {
    const stretch = stretchOf(day, business);
    if (!stretch) continue;
    sum += Math.max(0, Math.min(stretch.to, end.getTime()) - Math.max(stretch.from, start.getTime()));
  }
  return sum;
}
