import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { censusMessages as text } from './census.messages.ts';
import { CENSUS_METRICS, TREND_DAYS } from './census.rules.ts';

/** The grid's first day, today when absent; and one facility in place of all. */
export const CensusInput = z.strictObject({ date: CalendarDate.optional(), facility_id: Id.optional() });

export const CensusDetailsInput = z.strictObject({
  date: CalendarDate,
  metric: z.enum(CENSUS_METRICS, text.unknown_metric),
  facility_id: Id.optional(),
});

/** Of one facility in place of all. */
export const CensusForecastInput = z.strictObject({ facility_id: Id.optional() });

/** How many days back, all that is kept for trends when absent; and one facility in place of all. */
export const CensusTrendInput = z.strictObject({
  days: z.int().min(1).max(TREND_DAYS).optional(),
  facility_id: Id.optional(),
});
