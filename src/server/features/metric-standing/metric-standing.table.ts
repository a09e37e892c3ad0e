import type { Generated } from 'kysely';
import type { CalendarDay } from '#shared/platform/dates.ts';

/** What a metric comes to on a day, under one of its categories. */
export interface MetricDaysTable {
  org_id: string;
  metric: string;
  day: CalendarDay;
  /** Empty where the metric has none. */
  category: string;
  /** How many days a stage took, where the metric is a median; 0 elsewhere. */
  value: number;
  total: number;
  amount: number;
  admitted: number;
}

/** What a metric of the census came to in a month: that of all months before is what the house began with. */
export interface MetricMonthsTable {
  org_id: string;
  metric: string;
  /** Its first day. */
  month: CalendarDay;
  category: string;
  total: number;
}

/** A day, or the instant of one, that a write has touched and nobody has counted again. */
export interface MetricMarksTable {
  org_id: string;
  id: Generated<number>;
  day: CalendarDay | null;
  at: string | null;
}

/** How far an organization's days are kept, and what their last check found. */
export interface MetricStandingTable {
  org_id: string;
  /** By which days are cut. */
  time_zone: string;
  /** The first day that is kept; null before the first. */
  since: CalendarDay | null;
  generation: Generated<number>;
  checked_at: Generated<string | null>;
  checked_days: Generated<number>;
  /** Of the last check. */
  differences: Generated<number>;
  all_differences: Generated<number>;
  differed_at: Generated<string | null>;
}
