import { TZDate } from '@date-fns/tz';
import { z } from 'zod';
import { CalendarDate, SecondsOfDay } from '#shared/platform/date-schemas.ts';
import { type CalendarDay, dayInZone, type EpochSeconds } from '#shared/platform/dates.ts';

/** A day that is answered as its noon in the organization's zone, as input: `yyyy-MM-dd`, or those seconds. */
export const DayOrNoon = z.union([SecondsOfDay, CalendarDate]);

/** The day that such input names where the organization is. */
export const dayGiven = (given: CalendarDay | EpochSeconds, timeZone: string): CalendarDay =>
  typeof given === 'number' ? dayInZone(new Date(given * 1000), timeZone) : given;

/**
 * The effective moment of a day someone names: now for today, 12:00 in the organization's zone for an earlier day.
 */
export function momentOf(day: CalendarDay, now: Date, timeZone: string): Date {
  if (day === dayInZone(now, timeZone)) return now;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(new TZDate(year, month - 1, date, 12, 0, 0, timeZone).getTime());
}

/** The year that an instant falls in where the organization is. */
export const yearInZone = (at: Date, timeZone: string): number => Number(dayInZone(at, timeZone).slice(0, 4));
