import { z } from 'zod';
import { dayOfSeconds, isCalendarDay } from './dates.ts';
import { inputMessages } from './input.messages.ts';

const MAX_SECONDS = 253_370_764_799; // 9998-12-31T23:59:59Z

/** Seconds within the days that can be written. */
export const SecondsOfDay = z.int().min(-3_786_825_600).max(MAX_SECONDS);
const DayOfSeconds = SecondsOfDay.transform(dayOfSeconds);

/** A calendar date as input: `yyyy-MM-dd`, or the seconds of an instant on that day, in an address as its digits. */
export const CalendarDate = z.union([
  z.string().refine(isCalendarDay, inputMessages.day),
  DayOfSeconds,
  z
    .string()
    .regex(/^\d{9,12}$/)
    .transform(Number)
    .pipe(DayOfSeconds),
]);

/** An instant as input: seconds since the epoch, or a calendar date (its noon, UTC). */
export const Instant = z.union([
  z.int().min(0).max(MAX_SECONDS),
  z
    .string()
    .refine(isCalendarDay, inputMessages.instant)
    .transform((day) => Math.floor(Date.parse(`${day}T12:00:00Z`) / 1000)),
]);
