import { keepAllDays } from '#server/features/metric-days/keep-days.ts';
import { selectTallies } from '#server/features/metric-numbers/metric-numbers.queries.ts';
import { scopeOf } from '#server/features/metric-scope/metric-scope.access.ts';
import { asOrganization, type Context } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import { isKeptByDay, type MetricName } from '#shared/features/metrics/metrics.rules.ts';
import { addDays, dayInZone } from '#shared/platform/dates.ts';
import { type BenchRow, median, ratioOf } from './bench-row.ts';
import { adminContext, LARGE_ORGANIZATION } from './list-requests.ts';
import { World } from './world.ts';

const DAYS = 180;
const ROUNDS = 9;
const MAX_SHARE = 1 / 100;
const FEW_ROWS = 10_000;
const MAX_GROWTH = 4;

/** Twelve of the two dashboards, those that look at most rows among them. */
const METRICS = [
  'opportunities_created_by_professional_referral',
  'opportunities_admitted_by_professional_referral',
  'contacts_created',
  'activity_counts',
  'opportunities_created',
  'opportunities_admitted',
  'dropped_opportunity_counts',
  'opportunities_by_status',
  'opportunities_by_source',
  'opportunities_by_condition',
  'conversion_rate_by_source',
  'median_days_processing_time',
] as const satisfies readonly MetricName[];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds that the twelve take, from the days that are kept and from the rows. */
async function measure(world: World): Promise<{ ours: number; direct: number }> {
  const ctx = await adminContext(world);
  await keepEverything(asOrganization(ctx, LARGE_ORGANIZATION));
  const today = dayInZone(ctx.services.clock.now(), 'UTC');
  const range = { start_date: addDays(today, -DAYS), end_date: addDays(today, -1) };
  const scope = await scopeOf(ctx, range);
  if (!scope.kept || scope.kept.stale.length > 0 || !METRICS.every(isKeptByDay)) throw new Error('not all is kept');
  // As a question does: what is kept is asked first.
  const ask = (direct: boolean) =>
    timed(async () => {
      const { kept, ...asked } = await scopeOf(ctx, range);
      const within = { ...asked, kept: direct ? null : kept };
      await read(ctx, (db) => METRICS.map((metric) => selectTallies(db, within, metric, 'month')));
    });
  const times = { ours: [] as number[], direct: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(await ask(false));
    if (round < 3) times.direct.push(await ask(true));
  }
  return { ours: median(times.ours), direct: median(times.direct) };
}

/** Counts all days, as the worker does in many turns. */
async function keepEverything(own: Context): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await keepAllDays(own);
}

/** S7: twelve metrics over 180 days from the days that are kept, against the rows, and against few inquiries. */
export async function run(world: World): Promise<BenchRow[]> {
  const many = await measure(world);
  const share = many.ours / many.direct;
  const rows: BenchRow[] = [
    {
      figure: 'S7',
      what: `${METRICS.length} metrics over ${DAYS} days, ${world.rows.toLocaleString('en-US')} inquiries`,
      ours: `${many.ours.toFixed(1)} ms`,
      reference: `from the rows ${many.direct.toFixed(0)} ms`,
      ratio: ratioOf(many.ours, many.direct),
      goal: '<= 1/100',
      met: share <= MAX_SHARE,
      note: `1/${(1 / share).toFixed(0)}`,
    },
  ];
  if (world.rows <= FEW_ROWS) return rows;
  const small = new World(FEW_ROWS, () => undefined);
  try {
    const few = await measure(small);
    const ratio = ratioOf(many.ours, few.ours);
    rows.push({
      figure: 'S7',
      what: `the same, from ${FEW_ROWS.toLocaleString('en-US')} to ${world.rows.toLocaleString('en-US')} inquiries`,
      ours: `${many.ours.toFixed(1)} ms`,
      reference: `${few.ours.toFixed(1)} ms`,
      ratio,
      goal: `<= ${MAX_GROWTH} x`,
      met: ratio <= MAX_GROWTH,
    });
  } finally {
    await small.stop();
  }
  return rows;
}
