import type { InquiryStatus } from '../inquiries/inquiries.rules.ts';
import type { SourceKind } from '../referral-flow/referral-flow.rules.ts';
import { censusBoosterMessages as text } from './census-booster.messages.ts';

/** Where admissions come from, by the labels of the mix, in the order of its table (C-65). */
export const MIX_SOURCES = ['Professional Referral', 'Online', 'Alumni Referral'] as const;
export type MixSource = (typeof MIX_SOURCES)[number];

export const MIX_KINDS: Record<MixSource, SourceKind> = {
  'Professional Referral': 'professional_referral',
  Online: 'online',
  'Alumni Referral': 'alumni_referral',
};

/** The statuses on the way to an admission. */
export const BOOSTER_STATUSES = [
  'PRE-ASSESSMENT',
  'ASSESSMENT',
  'SCHEDULED-ADMIT',
  'ADMITTED',
] as const satisfies readonly InquiryStatus[];
export type BoosterStatus = (typeof BOOSTER_STATUSES)[number];

/** How far back it looks, in days, today included. */
export const BOOSTER_DAYS = 180;
/** With fewer inquiries than these a rate is an estimate (C-64). */
export const MIN_INQUIRIES = 5;
export const DAYS_A_MONTH = 30;

/** Percent of those in a status who are admitted, and of all leads, where too few say it (C-64). */
const DEFAULT_RATES = { 'PRE-ASSESSMENT': 20, ASSESSMENT: 33, 'SCHEDULED-ADMIT': 85, ADMITTED: 100 } as const;
const DEFAULT_CAPACITY = 40;
const DEFAULT_OCCUPANCY = 85;
const DEFAULT_STAY = 30;
const DEFAULT_MIX: Mix = { 'Professional Referral': 60, Online: 30, 'Alumni Referral': 10 };

/** Percentages by source; they may add up to less than 100. */
export type Mix = Record<MixSource, number>;

export interface BoosterParameters {
  /** Beds. */
  total_capacity: number;
  /** Percent of them. */
  target_occupancy: number;
  /** Days. */
  avg_los: number;
  referral_mix: Mix;
}

/** How many of some inquiries were admitted. */
export interface Share {
  admitted: number;
  of: number;
}

/** What an organization's last 180 days say. */
export interface Observed {
  /** Beds of all facilities that have a size; 0 where none has. */
  beds: number;
  /** Whole days; null without a confirmed discharge. */
  average_stay: number | null;
  /** Those who entered each status, and of them who ever was admitted. */
  entered: Record<BoosterStatus, Share>;
  /** Those who are in each status now. */
  current: Record<BoosterStatus, number>;
  /** Those created, by primary source, and of them who ever was admitted. */
  sources: Record<MixSource, Share>;
}

export interface BoosterDetail {
  status: BoosterStatus;
  inquiries_required_per_month: number;
  admissions_needed_per_month: number;
  /** Percent, one decimal. */
  average_conversion_rate: number;
  current_inquiries: number;
  /** The rate is the usual one: too few inquiries say it. */
  estimate: boolean;
}

export interface BoosterSource {
  source: MixSource | typeof text.unallocated;
  /** Percent, one decimal; null for what is not allocated. */
  conversion_rate: number | null;
  inquiries_needed: number | null;
  expected_admissions: number;
  estimate: boolean;
}

export interface CensusBooster {
  parameters: BoosterParameters;
  details: BoosterDetail[];
  referral_mix_table: BoosterSource[];
}

/** Hundredths, as whole numbers: every sum and quotient below is of whole numbers and so exact. */
const hundredths = (value: number): number => Math.round(value * 100);
const ceilDivide = (value: number, by: number): number => Math.floor((value + by - 1) / by);

/**
 * Parts of a whole number by their weights: each gets what it is entitled to, rounded down, and the largest remainders
 * one more, until the parts add up to the whole of all weights, rounded half up.
 */
export function apportion(whole: number, weights: readonly number[], outOf: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / outOf));
  const left = (index: number) => (whole * weights[index]!) % outOf;
  let missing = Math.floor((2 * whole * total + outOf) / (2 * outOf)) - parts.reduce((sum, part) => sum + part, 0);
  for (const index of weights.map((_, at) => at).toSorted((a, b) => left(b) - left(a) || a - b)) {
    if (missing <= 0) break;
    parts[index]! += 1;
    missing -= 1;
  }
  return parts;
}

export const mixSum = (mix: Mix): number => MIX_SOURCES.reduce((sum, source) => sum + hundredths(mix[source]), 0) / 100;

/** The observed mix, to two decimals that add up to 100; the usual one where nothing was observed. */
function observedMix(sources: Observed['sources']): Mix {
  const counts = MIX_SOURCES.map((source) => sources[source].of);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return DEFAULT_MIX;
  const parts = apportion(10_000, counts, all);
  return Object.fromEntries(MIX_SOURCES.map((source, index) => [source, parts[index]! / 100])) as Mix;
}

/** What is presumed until a person says otherwise (C-62). */
export const defaultParameters = ({ beds, average_stay, sources }: Observed): BoosterParameters => ({
  total_capacity: beds > 0 ? beds : DEFAULT_CAPACITY,
  target_occupancy: DEFAULT_OCCUPANCY,
  avg_los: average_stay === null ? DEFAULT_STAY : Math.max(1, average_stay),
  referral_mix: observedMix(sources),
});

type House = Pick<BoosterParameters, 'total_capacity' | 'target_occupancy' | 'avg_los'>;

/** Admissions that keep the house at its target: ceil(capacity × occupancy × 30 ÷ stay), exactly (C-63). */
export const admissionsNeeded = ({ total_capacity, target_occupancy, avg_los }: House): number =>
  ceilDivide(total_capacity * hundredths(target_occupancy) * DAYS_A_MONTH, 100 * hundredths(avg_los));

interface Rate extends Share {
  estimate: boolean;
}

/** The rate that some inquiries show; the usual one where they are too few, or none was admitted. */
const rateOf = (share: Share, usual: number): Rate =>
  share.of < MIN_INQUIRIES || share.admitted === 0
    ? { admitted: usual, of: 100, estimate: usual !== 100 }
    : { ...share, estimate: false };

/** One decimal, rounded half up. */
const percentOf = ({ admitted, of }: Share): number => Math.floor((2000 * admitted + of) / (2 * of)) / 10;

/** How many inquiries lead to so many admissions at a rate. */
const inquiriesFor = (admissions: number, { admitted, of }: Share): number => ceilDivide(admissions * of, admitted);

const detailOf = (status: BoosterStatus, needed: number, observed: Observed): BoosterDetail => {
  const share = status === 'ADMITTED' ? { admitted: 0, of: 0 } : observed.entered[status];
  const rate = rateOf(share, DEFAULT_RATES[status]);
  return {
    status,
    inquiries_required_per_month: inquiriesFor(needed, rate),
    admissions_needed_per_month: needed,
    average_conversion_rate: percentOf(rate),
    current_inquiries: observed.current[status],
    estimate: rate.estimate,
  };
};

/** The plan of a month (C-63 to C-65): what is needed of each status and each source. */
export function censusBooster(observed: Observed, asked: Partial<BoosterParameters> = {}): CensusBooster {
  const parameters = { ...defaultParameters(observed), ...asked };
  const needed = admissionsNeeded(parameters);
  const weights = MIX_SOURCES.map((source) => hundredths(parameters.referral_mix[source]));
  const expected = apportion(needed, weights, 10_000);
  const rows = MIX_SOURCES.map((source, index): BoosterSource => {
    const rate = rateOf(observed.sources[source], DEFAULT_RATES['PRE-ASSESSMENT']);
    return {
      source,
      conversion_rate: percentOf(rate),
      inquiries_needed: inquiriesFor(expected[index]!, rate),
      expected_admissions: expected[index]!,
      estimate: rate.estimate,
    };
  });
  const unallocated: BoosterSource = {
    source: text.unallocated,
    conversion_rate: null,
    inquiries_needed: null,
    expected_admissions: needed - expected.reduce((sum, part) => sum + part, 0),
    estimate: false,
  };
  return {
    parameters,
    details: BOOSTER_STATUSES.map((status) => detailOf(status, needed, observed)),
    referral_mix_table: mixSum(parameters.referral_mix) < 100 ? [...rows, unallocated] : rows,
  };
}
