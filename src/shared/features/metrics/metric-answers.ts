import type { CensusBooster } from '#shared/features/census-booster/census-booster.rules.ts';
import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import type { CalendarDay, EpochSeconds } from '#shared/platform/dates.ts';
import type { METRICS, MetricKind, MetricName, Stage } from './metrics.rules.ts';

/** One point of a chart: the day, the Monday or the first of the month, and how many fall in it. */
export interface MetricPoint {
  date: CalendarDay;
  count: number;
}

/** One part of a whole; the percentages of all parts are whole and add up to 100. */
export interface CategoryShare {
  category: string;
  total_opportunity_count: number;
  percent: number;
}

/** One part of a whole amount, in dollars. */
export interface AmountShare extends CategoryShare {
  total_amount: number;
}

export interface StateCount {
  /** One of the fifty codes, or 'others'. */
  category: string;
  opportunity_count_with_admit_date: number;
  total_opportunity_count: number;
}

export interface Conversion {
  source: string;
  inquiries: number;
  admissions: number;
  /** One decimal; null where nothing could be converted. */
  conversion_rate: number | null;
}

export interface StageMedian {
  /** Null: no inquiry of the range reached the stage. */
  median_days: number | null;
  count: number;
}

/** What each kind of metric answers. */
interface DataOf {
  count: number;
  sum: number;
  mean: number | null;
  share: number | null;
  categories: CategoryShare[];
  amounts: AmountShare[];
  states: StateCount[];
  rate: Conversion;
  conversion: Conversion[];
  /** Null: nothing of the range is counted so. */
  period: Conversion[] | null;
  /** Each step with its share of the first. */
  funnel: CategoryShare[];
  medians: Record<Stage, StageMedian>;
  median: number | null;
  /** In percent. */
  part: number | null;
}

/** An inquiry behind a number. What a role may not see is absent (C-5). */
export interface InquiryRow {
  id: string;
  /** The way to its page; absent for an analyst. */
  opportunity_id?: string;
  opportunity_name: string;
  status: InquiryStatus;
  created_at: EpochSeconds;
  admit_date?: CalendarDay | null;
  /** Of a list to call back: the client's number, for who may read the inquiry. */
  client_phone?: string | null;
  /** Of an amount: the dollars. */
  amount?: number;
  /** Of a median: where it stands now, when it entered the stage, and after how many days. */
  final_status?: InquiryStatus;
  transition_date?: CalendarDay;
  processing_days?: number;
  /** Of a first contact: after how many seconds of business hours; null where nobody was in contact yet. */
  waited_seconds?: number | null;
}

export interface SourceRow {
  id: string;
  referral_name: string;
  type: string;
  status: string;
  created_at: EpochSeconds;
}

export interface ContactRow {
  id: string;
  firstname: string;
  lastname: string;
  organization_name: string;
  title: string | null;
  created_at: EpochSeconds;
}

export interface ActivityRow {
  id: string;
  referral_id: string;
  referral_name: string;
  event: string;
  event_date: CalendarDay;
  performed_by: string | null;
  contact_name: string | null;
}

/** A call behind a number; whoever may read no calls sees neither the number nor the way to it. */
export interface CallRow {
  id: string;
  call_id?: string;
  caller: string | null;
  created_at: EpochSeconds;
  waited_seconds: number | null;
}

export type MetricRow = InquiryRow | SourceRow | ContactRow | ActivityRow | CallRow;

/** A referral source behind a state of the map. */
export interface StateSource {
  referral_id: string;
  organization_name: string;
  current_status: string;
  last_referral_date: CalendarDay;
  inquiries: number;
  admits: number;
}

/** What a professional source gave and got over a range. */
export interface Scorecard extends Conversion {
  /** From the inquiry to its first admit; null: none was admitted. */
  median_days: number | null;
  /** Inquiries that were referred to it. */
  sent: number;
  /** Dollars of what it referred and was admitted; null for who sees no business figures. */
  amount: number | null;
}

export interface AnswerOfKind<Kind extends MetricKind> {
  data: DataOf[Kind];
  /** Where a chart over time exists. */
  series?: MetricPoint[];
  /** What was counted; by category where there are categories. */
  details?: MetricRow[] | Record<string, MetricRow[]>;
}

export type MetricAnswer<Name extends MetricName> = AnswerOfKind<(typeof METRICS)[Name]['kind']>;
export type MetricAnswers = { [Name in MetricName]?: MetricAnswer<Name> } & {
  census_booster?: { data: CensusBooster };
};
