import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { isAllowed, verb } from '#server/platform/verb.ts';
import type { Scorecard } from '#shared/features/metrics/metric-answers.ts';
import { rateOf, roundHalfUp } from '#shared/features/metrics/metric-math.ts';
import { HeatmapInput, ScorecardInput } from '#shared/features/metrics/metrics.schemas.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { FACTS } from '../metric-facts/metric-facts.queries.ts';
import { readNumbers, selectTallies, type Tally } from '../metric-numbers/metric-numbers.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';
import { wholeScopeOf } from '../metric-scope/metric-scope.access.ts';

const RECEIVED = 'conversion_by_professional_referral_name';
const SENT = 'referrals_sent_by_source';
const AMOUNT = 'amount_by_referral_source';

interface DaysToAdmit {
  key: string;
  median: number;
}

/** The median days from the inquiry to its first admit, of those that the conversion counts as admitted. */
const selectDaysToAdmit = (db: Db, { ctx, ...scope }: MetricScope, of: RawBuilder<SqlBool> = sql`true`) =>
  db
    .selectFrom(
      sql<DaysToAdmit>`(select facts.category as key, percentile_cont(0.5) within group (
          order by (entered.first_at at time zone ${scope.zone})::date - facts.day)::float8 as median
        from ${FACTS[RECEIVED](ctx, { ctx, ...scope })} facts
        join lateral (select min(status_history.at) as first_at from status_history
          where ${inOrganization(ctx, 'status_history')} and status_history.opportunity_id = facts.id
            and status_history.to_status = 'ADMITTED') entered on entered.first_at is not null
        where ${of} group by facts.category)`.as('days'),
    )
    .selectAll();

/** What every professional source gave and got over a range, most inquiries first. */
async function readScorecards(ctx: Context, range: z.output<typeof HeatmapInput>): Promise<Scorecard[]> {
  const scope = await wholeScopeOf(ctx, range);
  const withAmounts = isAllowed(ctx, 'analytics:business');
  const answers = await readNumbers(
    scope,
    (db, within) => [
      selectTallies(db, within, RECEIVED, 'month'),
      selectTallies(db, within, SENT, 'month'),
      selectDaysToAdmit(db, within),
      ...(withAmounts ? [selectTallies(db, within, AMOUNT, 'month')] : []),
    ],
    { entity: 'metrics', details: { metrics: [RECEIVED, SENT, ...(withAmounts ? [AMOUNT] : [])] } },
  );
  const byName = <Row extends { key: string }>(rows: unknown[] | undefined) =>
    new Map((rows as Row[] | undefined)?.map((row) => [row.key, row]));
  const [received, sent, amounts] = [answers[0], answers[1], answers[3]].map((rows) => byName<Tally>(rows));
  const days = byName<DaysToAdmit>(answers[2]);
  const names = new Set([received, sent, amounts].flatMap((tallies) => [...tallies!.keys()]));
  return [...names]
    .map((source): Scorecard => {
      const { total: inquiries = 0, admitted: admissions = 0 } = received!.get(source) ?? {};
      return {
        ...{ source, inquiries, admissions, conversion_rate: rateOf(admissions, inquiries) },
        median_days: days.get(source)?.median ?? null,
        sent: sent!.get(source)?.total ?? 0,
        amount: withAmounts ? roundHalfUp(amounts!.get(source)?.amount ?? 0, 2) : null,
      };
    })
    .sort((a, b) => b.inquiries - a.inquiries || b.sent - a.sent || (a.source < b.source ? -1 : 1));
}

/**
 * What each professional source gave and got over a range, by the definitions of the metrics: inquiries and admits of the
 * conversion, referrals sent to it, and for who sees business figures the amount admitted. Most inquiries first.
 */
export const listScorecards = verb(
  { name: 'scorecards.list', kind: 'read', permission: 'analytics:outreach', input: HeatmapInput },
  readScorecards,
);

/** Whether a fact is about an inquiry that a source referred: another source may have its name. */
const referredBy = (
  ctx: Context,
  referral_id: string,
) => sql<SqlBool>`facts.id in (select referral_records.opportunity_id
  from referral_records where ${inOrganization(ctx, 'referral_records')} and referral_records.referral_id = ${referral_id}
    and referral_records.referral_direction = 'referral_received' and referral_records.priority_level = 'primary')`;

/** What the inquiries that a source referred come to in a metric. */
const selectReferred = (db: Db, { ctx, ...scope }: MetricScope, metric: typeof RECEIVED | typeof AMOUNT, id: string) =>
  db
    .selectFrom(
      sql<Pick<Tally, 'total' | 'admitted' | 'amount'>>`(select count(*)::integer as total,
          (count(*) filter (where facts.admitted))::integer as admitted, coalesce(sum(facts.amount), 0)::float8 as amount
        from ${FACTS[metric](ctx, { ctx, ...scope })} facts where ${referredBy(ctx, id)})`.as('referred'),
    )
    .selectAll();

/** How many inquiries were referred to a source. */
const selectSent = (db: Db, { ctx, start, end }: MetricScope, referral_id: string) =>
  db
    .selectFrom('referral_records')
    .select(sql<number>`count(distinct referral_records.opportunity_id)::integer`.as('total'))
    .where(inOrganization(ctx, 'referral_records'))
    .where('referral_records.referral_id', '=', referral_id)
    .where('referral_records.referral_direction', '=', 'referral_sent')
    .where('referral_records.referred_at', '>=', start)
    .where('referral_records.referred_at', '<=', end);

/** The same of one source, and of no other that has its name; null for one that neither gave nor got any. */
export const getScorecard = verb(
  { name: 'scorecards.get', kind: 'read', permission: 'analytics:outreach', input: ScorecardInput },
  async (ctx, { referral_id, ...range }): Promise<Scorecard | null> => {
    const scope = await wholeScopeOf(ctx, range);
    const [sources, [received], [sent], [days], [amounts]] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('referral_sources')
          .select('referral_name')
          .where(inOrganization(ctx, 'referral_sources'))
          .where('referral_sources.id', '=', referral_id),
        selectReferred(db, scope, RECEIVED, referral_id),
        selectSent(db, scope, referral_id),
        selectDaysToAdmit(db, scope, referredBy(ctx, referral_id)),
        selectReferred(db, scope, AMOUNT, referral_id),
      ],
      { entity: 'referral_source', ids: [referral_id] },
    );
    ensure(sources[0], 'not_found', referralSourcesMessages.source_not_found);
    const { total: inquiries = 0, admitted: admissions = 0 } = received ?? {};
    const paid = isAllowed(ctx, 'analytics:business') ? amounts : undefined;
    if (inquiries + (sent?.total ?? 0) + (paid?.total ?? 0) === 0) return null;
    return {
      ...{ source: sources[0].referral_name, inquiries, admissions, conversion_rate: rateOf(admissions, inquiries) },
      ...{ median_days: days?.median ?? null, sent: sent?.total ?? 0 },
      amount: paid ? roundHalfUp(paid.amount, 2) : null,
    };
  },
);
