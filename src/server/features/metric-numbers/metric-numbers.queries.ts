import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { AuditEntry } from '#server/platform/audit.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
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
  FUNNEL_STEPS,
  isKeptByDay,
  type MetricKind,
  type MetricName,
  metricOf,
  STAGES,
  type Stage,
} from '#shared/features/metrics/metrics.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { openFacilities } from '../capacity/capacity.access.ts';
import type { Facts } from '../inquiry-facts/inquiry-facts.queries.ts';
import { FACTS } from '../metric-facts/metric-facts.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';
import { selectStanding } from '../metric-standing/metric-standing.access.ts';
import { EVERY_DAY } from '../outreach-facts/outreach-facts.queries.ts';

/** What the facts of one category, or of one bucket of days, come to. */
export interface Tally {
  /** The category, or the first day of the bucket; empty where the metric has neither. */
  key: string;
  total: number;
  amount: number;
  admitted: number;
  /** Of amounts. */
  median: number | null;
  /** Beds, where the metric is a share of them. */
  beds: number | null;
}

/** What the facts of a day come to under one category. */
interface Part {
  day: CalendarDay;
  category: string;
  /** Of a median: what each of them took. */
  value: number;
  total: number;
  amount: number;
  admitted: number;
}

/** What is looked at of the facts: all of a range, or of some days that are not kept. */
const counted = (metric: MetricName, scope: MetricScope) => {
  const value = ['medians', 'median'].includes(metricOf(metric).kind) ? sql`facts.amount::integer` : sql`0`;
  // By the period method what was admitted stands beside what was created, and is none of it.
  const one = metricOf(metric).kind === 'period' ? sql`case when facts.admitted then 0 else 1 end` : sql`1`;
  return sql`select facts.day, coalesce(facts.category, '') as category, ${value} as value, ${one} as total,
      coalesce(facts.amount, 0) as amount, case when facts.admitted then 1 else 0 end as admitted
    from ${FACTS[metric](scope.ctx, scope)} facts`;
};

/** The days of the range that are read as they are kept. */
function kept(metric: MetricName, { ctx, start, end }: MetricScope, stale: readonly DaySpan[]) {
  const without = stale.map(
    (span) => sql`and not (metric_days.day >= ${span.start}::date and metric_days.day <= ${span.end}::date)`,
  );
  return sql`select metric_days.day, metric_days.category, metric_days.value, metric_days.total, metric_days.amount,
      metric_days.admitted
    from metric_days
    where ${inOrganization(ctx, 'metric_days')} and metric_days.metric = ${metric}
      and metric_days.day >= ${start}::date and metric_days.day <= ${end}::date ${sql.join(without, sql` `)}`;
}

/** All that a metric's number is made of: of days that are kept what they came to, of any other each fact. */
export function partsOf(metric: MetricName, scope: MetricScope): RawBuilder<Part> {
  if (!scope.kept || !isKeptByDay(metric)) return sql<Part>`(${counted(metric, scope)})`;
  const { stale } = scope.kept;
  const fresh = stale.map((span) => counted(metric, { ...scope, ...span }));
  return sql<Part>`(${sql.join([kept(metric, scope, stale), ...fresh], sql` union all `)})`;
}

const KEYS: Record<Bucket | 'category', RawBuilder<string>> = {
  day: sql`parts.day::text`,
  week: sql`date_trunc('week', parts.day)::date::text`,
  month: sql`date_trunc('month', parts.day)::date::text`,
  category: sql`parts.category`,
};

const sums = (metric: MetricName, scope: MetricScope, key: RawBuilder<string>) =>
  sql<Tally>`(select ${key} as key, coalesce(sum(parts.total), 0)::integer as total,
      coalesce(sum(parts.amount), 0)::float8 as amount, coalesce(sum(parts.admitted), 0)::integer as admitted,
      null::float8 as median, null::integer as beds
    from ${partsOf(metric, scope)} parts group by 1)`;

/** How many have a day in each bucket, each once, and under no key how many there are in all. */
const distinct = (facts: Facts, scope: MetricScope, key: RawBuilder<string>) =>
  sql<Tally>`(select coalesce(found.key, '') as key, count(distinct found.id)::integer as total, 0::float8 as amount,
      0 as admitted, null::float8 as median, null::integer as beds
    from (select ${key} as key, parts.id from ${facts(scope.ctx, scope)} parts) found
    group by grouping sets ((found.key), ()))`;

/** All of them beside the beds there are: a house that nobody is in has beds all the same. */
const taken = (metric: MetricName, scope: MetricScope, beds: RawBuilder<unknown>) =>
  sql<Tally>`(select '' as key, count(*)::integer as total, 0::float8 as amount, 0 as admitted, null::float8 as median,
      ${beds} as beds
    from ${partsOf(metric, scope)} parts)`;

/** The middle one of so many, or the mean of the middle two: how many there are of each value says which they are. */
const medians = (metric: MetricName, scope: MetricScope) =>
  sql<Tally>`(select placed.category as key, sum(placed.total)::integer as total, 0::float8 as amount, 0 as admitted,
      ((min(placed.value) filter (where 2 * placed.upto >= placed.of_all)
        + min(placed.value) filter (where 2 * placed.upto > placed.of_all)) / 2.0)::float8 as median,
      null::integer as beds
    from (
      select weighed.*, sum(weighed.total) over (partition by weighed.category order by weighed.value) as upto,
        sum(weighed.total) over (partition by weighed.category) as of_all
      from (select parts.category, parts.value, sum(parts.total) as total
        from ${partsOf(metric, scope)} parts group by 1, 2) weighed
    ) placed group by 1)`;

/** What the facts of a metric come to, by category or by bucket, in one statement. */
export function selectTallies(db: Db, scope: MetricScope, metric: MetricName, bucket: Bucket) {
  const { kind } = metricOf(metric);
  if (kind === 'medians' || kind === 'median') return db.selectFrom(medians(metric, scope).as('tallies')).selectAll();
  const everyDay = EVERY_DAY[metric];
  if (everyDay) return db.selectFrom(distinct(everyDay, scope, KEYS[bucket]).as('tallies')).selectAll();
  const sizes = db
    .selectFrom('facilities')
    .where(openFacilities(scope.ctx))
    .select(sql<number | null>`sum(facilities.size)::integer`.as('beds'));
  const tallies =
    kind === 'share'
      ? taken(metric, scope, sql`(${sizes})`)
      : sums(metric, scope, KEYS[kind === 'count' ? bucket : 'category']);
  return db.selectFrom(tallies.as('tallies')).selectAll();
}

/**
 * What a range's numbers are made of, with the rows where they are asked for. Days that are counted from the beginning
 * again in the midst of it are read from the rows instead.
 */
export async function readNumbers(
  scope: MetricScope,
  build: (db: Db, scope: MetricScope) => { compile(): CompiledQuery<unknown> }[],
  entry: AuditEntry,
): Promise<unknown[][]> {
  const answers = await read(scope.ctx, (db) => [...build(db, scope), selectStanding(db, scope.ctx)], entry);
  const [standing] = answers.pop() as { generation: number }[];
  if (scope.kept === null || standing?.generation === scope.kept.generation) return answers;
  return readNumbers({ ...scope, kept: null }, build, entry);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const byName = (a: Tally, b: Tally) => (a.key < b.key ? -1 : 1);

function seriesOf(tallies: readonly Tally[], scope: MetricScope, bucket: Bucket): MetricPoint[] {
  const counts = new Map(tallies.map(({ key, total }) => [key, total]));
  return bucketsIn(scope, bucket).map((date) => ({ date, count: counts.get(date) ?? 0 }));
}

/** Parts by their weight, the heaviest first; equal ones by name. */
function sharesOf(tallies: readonly Tally[], weightOf: (tally: Tally) => number): AmountShare[] {
  const sorted = [...tallies].sort((a, b) => weightOf(b) - weightOf(a) || byName(a, b));
  const percents = wholePercents(sorted.map(weightOf));
  return sorted.map(({ key, total, amount }, at) => ({
    category: key,
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
  ...[...tallies].sort((a, b) => b.total - a.total || byName(a, b)).map((each) => conversionOf(each.key, [each])),
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
  count: (tallies, scope, bucket, metric) => ({
    data: total(EVERY_DAY[metric] ? tallies.filter(({ key }) => key === '') : tallies),
    series: seriesOf(tallies, scope, bucket),
  }),
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
        category: key,
        opportunity_count_with_admit_date: admitted,
        total_opportunity_count: inquiries,
      })),
  }),
  rate: (tallies) => ({ data: conversionOf(text.total, tallies) }),
  conversion: (tallies) => ({ data: conversionsOf(tallies) }),
  period: (tallies) => ({ data: tallies.length === 0 ? null : conversionsOf(tallies) }),
  funnel: (tallies) => {
    const of = (step: string) => tallies.find(({ key }) => key === step)?.total ?? 0;
    const all = of(FUNNEL_STEPS[0]);
    const steps = FUNNEL_STEPS.map((category) => ({
      ...{ category, total_opportunity_count: of(category) },
      percent: all === 0 ? 0 : roundHalfUp((100 * of(category)) / all),
    }));
    return { data: all === 0 ? [] : steps };
  },
  medians: (tallies) => ({ data: mediansOf(tallies) }),
  // Kept in seconds, said in minutes.
  median: ([tally]) => ({ data: tally?.median == null ? null : roundHalfUp(tally.median / 60, 1) }),
  part: ([tally]) => ({ data: rateOf(tally?.admitted ?? 0, tally?.total ?? 0) }),
};
