import { z } from 'zod';
import { CalendarDate } from '../../platform/date-schemas.ts';
import { addDays, isCalendarDay } from '../../platform/dates.ts';
import { Id } from '../../platform/ids.ts';
import { capacityMessages as text } from './capacity.messages.ts';
import { MAX_BED_DAYS } from './capacity.rules.ts';

export const CapacityInput = z.strictObject({});

export const FreeBedsInput = z
  .strictObject({
    facility_id: Id,
    from: CalendarDate,
    to: CalendarDate,
    /** Whose own stay takes no bed from it: the inquiry that is being dated anew. */
    except_opportunity_id: Id.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: text.window_backwards })
  .refine(({ from, to }) => !isCalendarDay(from) || to < addDays(from, MAX_BED_DAYS), {
    path: ['to'],
    message: text.window_too_long,
  });
