import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import type { InquiryStatus } from '../inquiries/inquiries.rules.ts';
import type { Stay } from '../inquiry-status/stay.ts';
import { censusMessages as text } from './census.messages.ts';

/** The rows of the grid in their order (C-59), by the names they have on the wire and on the screen. */
export const CENSUS_METRICS = [
  text.scheduled_admits,
  text.admits,
  text.scheduled_discharges,
  text.discharges,
  text.census,
  text.available_beds,
  text.occupancy,
] as const;
export type CensusMetric = (typeof CENSUS_METRICS)[number];

/** How many days the grid shows. */
export const CENSUS_DAYS = 7;
/** How many days the forecast looks ahead, today included. */
export const FORECAST_DAYS = 14;
/** How many days trends look back. */
export const TREND_DAYS = 180;
/** Share of scheduled admits that are kept, in percent, while an organization has too few to judge (C-64). */
export const DEFAULT_KEPT_SHARE = 85;
/** With fewer scheduled admits than these the share is an estimate. */
export const MIN_SCHEDULED = 5;

/** What the database counts of one day and facility. */
export interface CensusCount {
  day: CalendarDay;
  /** Null: the inquiry names no facility. */
  facility_id: string | null;
  scheduled_admits: number;
  admits: number;
  scheduled_discharges: number;
  discharges: number;
  /** In house at the end of the day (C-58). */
  census: number;
  /** Of the census: those whose admit is scheduled only. */
  scheduled_census: number;
}

export interface CensusFacility {
  id: string;
  name: string;
  /** Beds; null is unlimited and counts in no bed figure. */
  size: number | null;
}

export type CensusValue = number | string;
export type CensusRow = { metric: CensusMetric } & Record<`day${1 | 2 | 3 | 4 | 5 | 6 | 7}`, CensusValue>;

/** The rows that count inquiries, by the name the database counts them under. */
export const CENSUS_COUNTED = {
  [text.scheduled_admits]: 'scheduled_admits',
  [text.admits]: 'admits',
  [text.scheduled_discharges]: 'scheduled_discharges',
  [text.discharges]: 'discharges',
  [text.census]: 'census',
} as const satisfies Partial<Record<CensusMetric, keyof CensusCount>>;

/** Whether a row counts inquiries, rather than beds. */
export const isCounted = (metric: CensusMetric): metric is keyof typeof CENSUS_COUNTED => metric in CENSUS_COUNTED;

/** The days of a grid or a forecast that begins on `first`. */
export const censusDays = (first: CalendarDay, length: number): CalendarDay[] =>
  Array.from({ length }, (_, index) => addDays(first, index));

/** A share in whole percent, rounded half up; '-' of nothing. */
export const occupancyText = (taken: number, beds: number): string =>
  beds === 0 ? '-' : `${Math.floor((200 * taken + beds) / (2 * beds))}%`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * One cell of the grid over the given facilities. Beds and occupancy leave out clients of facilities without a size, and
 * those of no facility.
 */
export function censusValue(
  metric: CensusMetric,
  counts: readonly CensusCount[],
  facilities: readonly CensusFacility[],
): CensusValue {
  if (isCounted(metric)) return sum(counts.map((count) => count[CENSUS_COUNTED[metric]]));
  const sizes = new Map(facilities.flatMap(({ id, size }) => (size === null ? [] : [[id, size] as const])));
  const beds = sum([...sizes.values()]);
  const taken = sum(
    counts.filter(({ facility_id }) => facility_id !== null && sizes.has(facility_id)).map(({ census }) => census),
  );
  return metric === text.available_beds ? beds - taken : occupancyText(taken, beds);
}

/** The rows of the grid over its days. */
export function censusGrid(
  days: readonly CalendarDay[],
  counts: readonly CensusCount[],
  facilities: readonly CensusFacility[],
): CensusRow[] {
  const ofDay = new Map(days.map((day) => [day, counts.filter((count) => count.day === day)]));
  return CENSUS_METRICS.map((metric) => {
    const cells = days.map((day, index) => [`day${index + 1}`, censusValue(metric, ofDay.get(day) ?? [], facilities)]);
    return { metric, ...Object.fromEntries(cells) } as CensusRow;
  });
}

/**
 * The metric of each facility, by its name: whole percent for the occupancy. Facilities without a size are left out
 * where the row is about beds; inquiries of no facility stand under "Unassigned".
 */
export function facilityCounts(
  metric: CensusMetric,
  counts: readonly CensusCount[],
  facilities: readonly CensusFacility[],
): Record<string, number> {
  const entries = facilities
    .filter(({ size }) => isCounted(metric) || size !== null)
    .map((facility): [string, number] => {
      const value = censusValue(
        metric,
        counts.filter(({ facility_id }) => facility_id === facility.id),
        [facility],
      );
      return [facility.name, typeof value === 'number' ? value : Number.parseInt(value, 10) || 0];
    });
  if (!isCounted(metric)) return Object.fromEntries(entries);
  const known = new Set(facilities.map(({ id }) => id));
  const others = counts.filter(({ facility_id }) => facility_id === null || !known.has(facility_id));
  const unassigned = sum(others.map((count) => count[CENSUS_COUNTED[metric]]));
  // An archived one may have the name of one that is open.
  const byName = new Map<string, number>();
  for (const [name, count] of [...entries, ...(unassigned > 0 ? [[text.unassigned, unassigned] as const] : [])])
    byName.set(name, (byName.get(name) ?? 0) + count);
  return Object.fromEntries(byName);
}

export interface KeptShare {
  /** Whole percent. */
  share: number;
  kept: number;
  scheduled: number;
  /** Too few to judge: the share is the default. */
  estimate: boolean;
}

/** Which share of scheduled admits is kept, by those that were settled lately. */
export function keptShare(kept: number, scheduled: number): KeptShare {
  const estimate = scheduled < MIN_SCHEDULED;
  return { share: estimate ? DEFAULT_KEPT_SHARE : Math.round((100 * kept) / scheduled), kept, scheduled, estimate };
}

/** The census expected at the end of each day: scheduled admits count by the share that is kept. */
export const expectedCensus = (days: readonly CalendarDay[], counts: readonly CensusCount[], share: number): number[] =>
  days.map((day) => {
    const ofDay = counts.filter((count) => count.day === day);
    const scheduled = sum(ofDay.map((count) => count.scheduled_census));
    return Math.round(sum(ofDay.map((count) => count.census)) - scheduled + (scheduled * share) / 100);
  });

const LABEL = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: '2-digit', day: '2-digit', timeZone: 'UTC' });

/** 'Mon, 05/12': a day as the head of the grid names it. */
export const censusDayLabel = (day: CalendarDay): string => LABEL.format(new Date(`${day}T00:00:00Z`));

/** A day of the trend: who was in the house at its end, who came and left, and the beds there were. */
export interface TrendDay {
  day: CalendarDay;
  census: number;
  admits: number;
  discharges: number;
  /** Beds of the facilities that have a size. */
  beds: number;
  occupancy: string;
}

export function trendDay(
  day: CalendarDay,
  taken: readonly Omit<CensusCount, 'day'>[],
  facilities: readonly CensusFacility[],
): TrendDay {
  const counts = taken.map((count) => ({ ...count, day }));
  const total = (metric: keyof typeof CENSUS_COUNTED) => censusValue(metric, counts, facilities) as number;
  return {
    day,
    census: total(text.census),
    admits: total(text.admits),
    discharges: total(text.discharges),
    beds: sum(facilities.map(({ size }) => size ?? 0)),
    occupancy: censusValue(text.occupancy, counts, facilities) as string,
  };
}

/** What of an inquiry the census counts by. */
export interface Standing extends Stay {
  status: InquiryStatus;
  facility_id: string | null;
}

const DATES = ['scheduled_admit_date', 'admit_date', 'scheduled_discharge_date'] as const;

/** The first day whose census a change can alter; null where it alters none. */
export function firstDayTouched(before: Standing, after: Standing): CalendarDay | null {
  const moved = before.status !== after.status || before.facility_id !== after.facility_id;
  const confirmed = before.finalized_discharge_date !== after.finalized_discharge_date;
  const touched = DATES.filter(
    (date) => moved || before[date] !== after[date] || (confirmed && date === 'scheduled_discharge_date'),
  );
  const days = touched.flatMap((date) => [before[date], after[date]]).filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}
