import { CENSUS_METRICS, type CensusMetric } from '#shared/features/census/census.rules.ts';
import { type CalendarDay, isCalendarDay } from '#shared/platform/dates.ts';

/** What the address of the census says: its first day, a facility, and the cell that is open. */
export interface CensusSearch {
  date?: CalendarDay;
  facility?: string;
  cell?: { day: CalendarDay; metric: CensusMetric };
  /** The booster stands over the grid. */
  plan?: true;
}

const dayOf = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;

/** Reads the address; what is none of its words is as good as absent. */
export function readAddress(raw: Record<string, unknown>): CensusSearch {
  const [date, day] = [dayOf(raw.date), dayOf(raw.day)];
  const metric = CENSUS_METRICS.find((each) => each === raw.metric);
  return {
    ...(date ? { date } : {}),
    ...(typeof raw.facility === 'string' ? { facility: raw.facility } : {}),
    ...(day && metric ? { cell: { day, metric } } : {}),
    ...(String(raw.plan) === 'true' ? { plan: true } : {}),
  };
}

export const writeAddress = ({ date, facility, cell, plan }: CensusSearch): Record<string, string> => ({
  ...(date ? { date } : {}),
  ...(facility ? { facility } : {}),
  ...(cell ? { day: cell.day, metric: cell.metric } : {}),
  ...(plan ? { plan: 'true' } : {}),
});
