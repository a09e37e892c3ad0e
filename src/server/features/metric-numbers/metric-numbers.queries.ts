import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type {
  AmountShare,
  AnswerOfKind,
  Conversion,
  MetricPoint,
  StageMedian,
} from '#shared/features/metrics/metric-answers.ts';
import { type Bucket, bucketsIn, rateOf, roundHalfUp, wholePercents } from '#shared/features/metrics/metric-math.ts';
import { metricsMessages as text } from '#shared/features/metrics/metrics.messages.ts';
import {
  type MetricKind,
  type MetricName,
  metricOf,
  STAGES,
  type Stage,
} from '#shared/features/metrics/metrics.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { openFacilities } from '../capacity/capacity.access.ts';
import { FACTS } from '../metric-facts/metric-facts.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';

/** What the facts of one category, or of one bucket of days, come to. */
export interface Tally {
  /** The category, or the first day of the bucket; null where the metric has neither. */
  key: string | null;
  total: number;
  amount: number;
  admitted: number;
  /** Of amounts. */
  median: number | null;
  /** Beds, where the metric is a share of them. */
  beds: number | null;
}

const FIRST_OF = {
  day: sql<CalendarDay>`facts.day`,
  week: sql<CalendarDay>`date_trunc('week', facts.day)::date`,
  month: sql<CalendarDay>`date_trunc('month', facts.day)::date`,
} as const satisfies Record<Bucket, unknown>;

const MEDIAN = sql<number>`percentile_cont(0.5) within group (order by facts.amount)`;

/** What the facts of a metric come to, by category or by bucket, in one statement. */
export function selectTallies(db: Db, scope: MetricScope, metric: MetricName, bucket: Bucket) {
  const { kind } = metricOf(metric);
  const key = kind === 'count' ? sql<string>`${FIRST_OF[bucket]}::text` : sql<string | null>`facts.category`;
  const beds = db
    .selectFrom('facilities')
    .where(openFacilities(scope.ctx))
    .select(sql<number | null>`sum(facilities.size)::integer`.as('beds'));
  return db
    .selectFrom(FACTS[metric](scope.ctx, scope).as('facts'))
    .select([
      key.as('key'),
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`coalesce(sum(facts.amount), 0)::float8`.as('amount'),
      sql<number>`count(*) filter (where facts.admitted)::integer`.as('admitted'),
      sql<number | null>`${kind === 'medians' ? MEDIAN : sql`null::float8`}`.as('median'),
      sql<number | null>`${kind === 'share' ? sql`(${beds})` : sql`null::integer`}`.as('beds'),
    ])
    .groupBy(sql`1`)
    .$castTo<Tally>();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const byName = (a: Tally, b: Tally) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1);

function seriesOf(tallies: readonly Tally[], scope: MetricScope, bucket: Bucket): MetricPoint[] {
  const counts = new Map(tallies.map(({ key, total }) => [key, total]));
  return bucketsIn(scope, bucket).map((date) => ({ date, count: counts.get(date) ?? 0 }));
}

/** Parts by their weight, the heaviest first; equal ones by name. */
function sharesOf(tallies: readonly Tally[], weightOf: (tally: Tally) => number): AmountShare[] {
  const sorted = [...tallies].sort((a, b) => weightOf(b) - weightOf(a) || byName(a, b));
  const percents = wholePercents(sorted.map(weightOf));
  return sorted.map(({ key, total, amount }, at) => ({
    category: key ?? '',
    total_opportunity_count: total,
    total_amount: roundHalfUp(amount, 2),
    percent: percents[at]!,
  }));
}

const conversionOf = (source: string, tallies: readonly Tally[]): Conversion => {
  const inquiries = sum(tallies.map(({ total }) => total));
  const admissions = sum(tallies.map(({ admitted }) => admitted));
  return { source, inquiries, admissions, conversion_rate: rateOf(admissions, inquiries) };
};

/** Shares by source, those with the most inquiries first, and a last row of all (C-68). */
const conversionsOf = (tallies: readonly Tally[]): Conversion[] => [
  ...[...tallies].sort((a, b) => b.total - a.total || byName(a, b)).map((each) => conversionOf(each.key ?? '', [each])),
  conversionOf(text.total, tallies),
];

function mediansOf(tallies: readonly Tally[]): Record<Stage, StageMedian> {
  const medianOf = (stage: Stage): StageMedian => {
    const found = tallies.find(({ key }) => key === stage);
    return { median_days: found?.median ?? null, count: found?.total ?? 0 };
  };
  return Object.fromEntries(STAGES.map((stage) => [stage, medianOf(stage)])) as Record<Stage, StageMedian>;
}

type Fold<Kind extends MetricKind> = (
  tallies: readonly Tally[],
  scope: MetricScope,
  bucket: Bucket,
  metric: MetricName,
) => AnswerOfKind<Kind>;

const total = (tallies: readonly Tally[]): number => sum(tallies.map((each) => each.total));
const amount = (tallies: readonly Tally[]): number => sum(tallies.map((each) => each.amount));

/** How the tallies of each kind of metric become its answer. */
export const FOLDS: { [Kind in MetricKind]: Fold<Kind> } = {
  count: (tallies, scope, bucket) => ({ data: total(tallies), series: seriesOf(tallies, scope, bucket) }),
  sum: (tallies) => ({ data: roundHalfUp(amount(tallies), 2) }),
  mean: (tallies, _scope, _bucket, metric) => {
    const decimals = metricOf(metric).unit === 'dollars' ? 2 : 0;
    return { data: total(tallies) === 0 ? null : roundHalfUp(amount(tallies) / total(tallies), decimals) };
  },
  share: (tallies) => {
    const beds = tallies[0]?.beds ?? 0;
    return { data: beds === 0 ? null : roundHalfUp((100 * total(tallies)) / beds) };
  },
  categories: (tallies) => ({
    data: sharesOf(tallies, (each) => each.total).map(({ total_amount: _none, ...share }) => share),
  }),
  amounts: (tallies) => ({ data: sharesOf(tallies, (each) => each.amount) }),
  states: (tallies) => ({
    data: [...tallies]
      .sort((a, b) => b.total - a.total || byName(a, b))
      .map(({ key, total: inquiries, admitted }) => ({
        category: key ?? '',
        opportunity_count_with_admit_date: admitted,
        total_opportunity_count: inquiries,
      })),
  }),
  rate: (tallies) => ({ data: conversionOf(text.total, tallies) }),
  conversion: (tallies) => ({ data: conversionsOf(tallies) }),
  medians: (tallies) => ({ data: mediansOf(tallies) }),
};
