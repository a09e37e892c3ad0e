import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import type { StateCount, StateSource } from '#shared/features/metrics/metric-answers.ts';
import { HeatmapInput, StateDetailsInput } from '#shared/features/metrics/metrics.schemas.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { FOLDS, selectTallies, type Tally } from '../metric-numbers/metric-numbers.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';
import { scopeOf } from '../metric-scope/metric-scope.access.ts';

const METRIC = 'geographical_referral_details';

/** The map: referrals of a range by the state of their source. */
export const getHeatmap = verb(
  { name: 'referral_map.get', kind: 'read', permission: 'analytics:outreach', input: HeatmapInput },
  async (ctx, range): Promise<{ data: StateCount[] }> => {
    const scope = await scopeOf(ctx, range);
    const [tallies] = await read(ctx, (db) => [selectTallies(db, scope, METRIC, 'month')], {
      entity: 'metrics',
      details: { metrics: [METRIC] },
    });
    return FOLDS.states(tallies as Tally[], scope, 'month', METRIC);
  },
);

/** The codes are upper case, the word for all others is not. */
const stateOf = (written: string): string => (written.length === 2 ? written.toUpperCase() : written.toLowerCase());

/** The sources of one state with an incoming professional referral of the range, those with the most inquiries first. */
const selectSources = (db: Db, { ctx, start, end }: MetricScope, state: string) =>
  audited(
    db,
    ctx,
    'referral_source',
    db
      .selectFrom('referral_records')
      .innerJoin('referral_sources', (join) =>
        join
          .onRef('referral_sources.id', '=', 'referral_records.referral_id')
          .onRef('referral_sources.org_id', '=', 'referral_records.org_id'),
      )
      .innerJoin('inquiries', (join) =>
        join
          .onRef('inquiries.id', '=', 'referral_records.opportunity_id')
          .onRef('inquiries.org_id', '=', 'referral_records.org_id'),
      )
      .where(inOrganization(ctx, 'referral_records'))
      .where('referral_records.referral_direction', '=', 'referral_received')
      .where('referral_records.source_type', '=', 'professional_referral')
      .where('referral_records.referred_at', '>=', start)
      .where('referral_records.referred_at', '<=', end)
      .where('referral_sources.state_key', '=', state)
      .groupBy(['referral_sources.id', 'referral_sources.referral_name', 'referral_sources.status'])
      .select([
        'referral_sources.id',
        'referral_sources.referral_name as organization_name',
        'referral_sources.status as current_status',
        sql<CalendarDay>`max(referral_records.referred_at)`.as('last_referral_date'),
        sql<number>`count(distinct inquiries.id)::integer`.as('inquiries'),
        sql<number>`count(distinct inquiries.id) filter (where inquiries.admit_date is not null)::integer`.as('admits'),
      ])
      .orderBy(sql`count(distinct inquiries.id)`, 'desc')
      .orderBy('referral_sources.referral_name')
      .orderBy('referral_sources.id'),
  );

/** The same for a person and for a file. */
export async function readStateSources(ctx: Context, scope: MetricScope, state: string): Promise<StateSource[]> {
  const [sources] = await read(ctx, (db) => [selectSources(db, scope, stateOf(state))]);
  return sources.map(({ id, ...source }) => ({ referral_id: id, ...source }));
}

/** The sources behind one state of the map. */
export const listStateSources = verb(
  { name: 'referral_map.sources', kind: 'read', permission: 'analytics:outreach', input: StateDetailsInput },
  async (ctx, { state, ...range }): Promise<{ data: StateSource[] }> => ({
    data: await readStateSources(ctx, await scopeOf(ctx, range), state),
  }),
);
