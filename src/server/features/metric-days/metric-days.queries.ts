import { sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { FIRST_DAY } from '#shared/features/metric-days/metric-days.rules.ts';
import { MetricUpkeepInput } from '#shared/features/metrics/metrics.schemas.ts';
import type { EpochSeconds } from '#shared/platform/dates.ts';
import { selectMarks } from '../metric-standing/metric-standing.access.ts';

/** How the numbers that are kept by day stand. */
export interface MetricUpkeep {
  /** Every day is kept; until then some are counted from the rows each time. */
  complete: boolean;
  /** Days that writes have touched and that are counted again within seconds. */
  waiting: number;
  /** Of the last nightly comparison with the rows; null before the first. */
  checked_at: EpochSeconds | null;
  checked_days: number;
  /** Numbers that the last comparison found wrong, and repaired. */
  differences: number;
  /** The same of all comparisons. */
  all_differences: number;
  differed_at: EpochSeconds | null;
}

const NOTHING: Omit<MetricUpkeep, 'waiting'> = {
  complete: false,
  checked_at: null,
  checked_days: 0,
  differences: 0,
  all_differences: 0,
  differed_at: null,
};

/** How the numbers that are kept by day stand, and what their last nightly comparison with the rows found. */
export const getMetricUpkeep = verb(
  { name: 'metric_days.upkeep', kind: 'read', permission: 'jobs:manage', input: MetricUpkeepInput },
  async (ctx): Promise<MetricUpkeep> => {
    const [standing, marks] = await read(ctx, (db) => [
      db
        .selectFrom('metric_standing')
        .innerJoin('organizations', 'organizations.id', 'metric_standing.org_id')
        .where(inOrganization(ctx, 'metric_standing'))
        .select(['checked_days', 'differences', 'all_differences'])
        .select(
          sql<boolean>`coalesce(since = ${FIRST_DAY}::date, false)
          and metric_standing.time_zone = organizations.time_zone`.as('complete'),
        )
        .select(sql<EpochSeconds | null>`epoch(checked_at)`.as('checked_at'))
        .select(sql<EpochSeconds | null>`epoch(differed_at)`.as('differed_at')),
      selectMarks(db, ctx),
    ]);
    return { ...(standing[0] ?? NOTHING), waiting: marks.length };
  },
);
