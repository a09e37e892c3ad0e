import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { read } from '#server/platform/transaction.ts';
import { refuse, verb } from '#server/platform/verb.ts';
import type { MetricAnswers, MetricRow } from '#shared/features/metrics/metric-answers.ts';
import {
  hasCategories,
  MAX_ROWS,
  type MetricName,
  metricOf,
  ROWS_A_PAGE,
} from '#shared/features/metrics/metrics.rules.ts';
import { BOOSTER, MetricRowsInput, MetricsInput } from '#shared/features/metrics/metrics.schemas.ts';
import { may } from '#shared/platform/permissions.ts';
import { getCensusBooster } from '../census-booster/census-booster.queries.ts';
import { FOLDS, readNumbers, selectTallies, type Tally } from '../metric-numbers/metric-numbers.queries.ts';
import { rowSeenBy, selectRowCount, selectRows } from '../metric-rows/metric-rows.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';
import { scopeOf, wholeScopeOf } from '../metric-scope/metric-scope.access.ts';

/** Lets through whoever may see a screen that each of the metrics stands on. @throws forbidden */
export async function permitMetrics({ actor, ...rest }: Context, metrics: readonly MetricName[]): Promise<void> {
  if (actor.kind === 'system') return;
  const refused = metrics.find((metric) => !metricOf(metric).tabs.some((tab) => may(actor.role, `analytics:${tab}`)));
  if (refused) await refuse({ actor, ...rest }, `analytics:${metricOf(refused).tabs[0]!}`);
}

type Rows = Parameters<typeof rowSeenBy>[2];

/** The rows behind a metric's number, under their categories where it has any. */
function detailsOf({ ctx }: MetricScope, metric: MetricName, rows: readonly Rows[]) {
  const seen = rows.map((row) => ({ category: row.category ?? '', row: rowSeenBy(ctx, metric, row) }));
  if (!hasCategories(metric)) return seen.map(({ row }) => row);
  const under = new Map<string, MetricRow[]>();
  for (const { category, row } of seen) {
    const rows = under.get(category);
    if (rows) rows.push(row);
    else under.set(category, [row]);
  }
  return Object.fromEntries(under);
}

/**
 * Numbers of a range, one answer a metric, with the rows behind each where they are asked for (C-70a).
 * @throws forbidden for a metric of a screen that the role does not see
 */
export const getMetrics = verb(
  { name: 'metrics.get', kind: 'read', permission: 'analytics:read', input: MetricsInput },
  async (ctx, { metric: asked, granularity, details, rerun: _rerun, ...rest }): Promise<MetricAnswers> => {
    const { start_date, end_date, ...plan } = rest;
    const metrics = [...new Set(asked)].filter((metric) => metric !== BOOSTER);
    await permitMetrics(ctx, metrics);
    const scope = await wholeScopeOf(ctx, { start_date, end_date });
    const everything = { limit: MAX_ROWS, offset: 0 };
    const answers = await readNumbers(
      scope,
      (db, within) => [
        ...metrics.map((metric) => selectTallies(db, within, metric, granularity)),
        ...(details ? metrics.map((metric) => selectRows(db, within, { metric }, everything)) : []),
      ],
      { entity: 'metrics', details: { metrics } },
    );
    const answerOf = (metric: MetricName, at: number) => ({
      ...FOLDS[metricOf(metric).kind](answers[at] as Tally[], scope, granularity, metric),
      ...(details ? { details: detailsOf(scope, metric, answers[metrics.length + at] as Rows[]) } : {}),
    });
    return {
      ...(Object.fromEntries(metrics.map((metric, at) => [metric, answerOf(metric, at)])) as MetricAnswers),
      ...(asked.includes(BOOSTER) ? { census_booster: { data: await getCensusBooster(ctx, plan) } } : {}),
    };
  },
);

export interface MetricPage {
  rows: MetricRow[];
  total: number;
}

type RowsQuery = z.output<typeof MetricRowsInput>;

/** A page of the rows behind a number, or behind a part of it, and how many there are. */
export const listMetricRows = verb(
  { name: 'metrics.rows', kind: 'read', permission: 'analytics:read', input: MetricRowsInput },
  async (ctx, { page, start_date, end_date, ...drill }: RowsQuery): Promise<MetricPage> => {
    await permitMetrics(ctx, [drill.metric]);
    const scope = await scopeOf(ctx, { start_date, end_date });
    const [rows, counted] = await read(ctx, (db) => [
      selectRows(db, scope, drill, { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }),
      selectRowCount(db, scope, drill),
    ]);
    return { rows: (rows as Rows[]).map((row) => rowSeenBy(ctx, drill.metric, row)), total: counted[0]?.total ?? 0 };
  },
);
