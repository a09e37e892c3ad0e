import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';

/** Two dates of one's own; whether they make a range depends on today. */
export const CustomDates = z.strictObject({ start: CalendarDate, end: CalendarDate });
