import { type ExpressionBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database-schema.ts';
import { audited } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { VisitsInput } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { inRouteOrder, MAX_STOPS } from '#shared/features/referral-sources/source-rhythm.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

export interface Visits {
  /** In the order of the way, so many as a day's route has. */
  stops: SourceView[];
  /** All that are due, counted up to 10,000. */
  total: number;
  /** How many of them are in which state, the most first; of all states, whichever is asked for. */
  states: { state: string; total: number }[];
}

/** The active sources that are due by a day: those that have waited longest, as a route from one to the next. */
export const listVisits = verb(
  { name: 'referral_sources.visits', kind: 'read', permission: 'outreach:read', input: VisitsInput },
  async (ctx, { day, owner, state }): Promise<Visits> => {
    const isDueAnywhere = ({ eb, and }: ExpressionBuilder<DatabaseSchema, 'referral_sources'>) =>
      and([
        eb('referral_sources.is_active', '=', true),
        eb('referral_sources.due_on', '<=', day),
        ...(owner === undefined ? [] : [eb('referral_sources.owner', '=', owner)]),
      ]);
    const isDue = (build: ExpressionBuilder<DatabaseSchema, 'referral_sources'>) =>
      state === undefined
        ? isDueAnywhere(build)
        : build.and([isDueAnywhere(build), build('referral_sources.state_key', '=', state)]);
    const [stops, counts, states] = await read(ctx, (db) => {
      const page = selectSource(db)
        .where(inOrganization(ctx, 'referral_sources'))
        .where(isDue)
        .orderBy('referral_sources.due_on')
        .orderBy('referral_sources.id', 'desc')
        .limit(MAX_STOPS);
      const total = db
        .selectFrom((from) =>
          from
            .selectFrom('referral_sources')
            .select('referral_sources.id')
            .where(inOrganization(ctx, 'referral_sources'))
            .where(isDue)
            .limit(COUNT_CAP)
            .as('due'),
        )
        .select(sql<number>`count(*)::integer`.as('total'));
      const byState = db
        .selectFrom((from) =>
          from
            .selectFrom('referral_sources')
            .select('referral_sources.state_key')
            .where(inOrganization(ctx, 'referral_sources'))
            .where(isDueAnywhere)
            .limit(COUNT_CAP)
            .as('due'),
        )
        .select(['due.state_key as state', sql<number>`count(*)::integer`.as('total')])
        .groupBy('due.state_key')
        .orderBy('total', 'desc')
        .orderBy('due.state_key');
      return [audited(db, ctx, 'referral_source', page), total, byState] as const;
    });
    return { stops: inRouteOrder(stops), total: counts[0]?.total ?? 0, states };
  },
);
