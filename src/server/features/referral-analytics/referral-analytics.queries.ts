import { sql } from 'kysely';
import type { z } from 'zod';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import {
  DIRECTION_OF,
  MAX_DETAILS,
  REFERRAL_METRICS,
  type ReferralMetric,
} from '#shared/features/referral-analytics/referral-analytics.rules.ts';
import {
  ReferralCountsInput,
  ReferralDetailsInput,
} from '#shared/features/referral-analytics/referral-analytics.schemas.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type ReferralOfSource, selectReferralOfSource } from '../referral-flow/referral-flow.view.ts';

const sourceOf = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id);

/** How many referrals came from a source, and how many went to it, by the day they are dated; secondary ones count too. */
export const countReferrals = verb(
  { name: 'referral_analytics.counts', kind: 'read', permission: 'outreach:read', input: ReferralCountsInput },
  async (ctx, { referral_id, start_date, end_date }): Promise<Record<ReferralMetric, number>> => {
    const [sources, counts] = await read(
      ctx,
      (db) => [
        sourceOf(db, ctx, referral_id),
        db
          .selectFrom('referral_records')
          .select(['referral_direction', sql<number>`count(*)::integer`.as('referrals')])
          .where(inOrganization(ctx, 'referral_records'))
          .where('referral_id', '=', referral_id)
          .where('referred_at', '>=', start_date)
          .where('referred_at', '<=', end_date)
          .groupBy('referral_direction'),
      ],
      { entity: 'referral_source', ids: [referral_id] },
    );
    ensure(sources[0], 'not_found', referralSourcesMessages.source_not_found);
    const countOf = (metric: ReferralMetric) =>
      counts.find(({ referral_direction }) => referral_direction === DIRECTION_OF[metric])?.referrals ?? 0;
    return { referred_in: countOf('referred_in'), referred_out: countOf('referred_out') };
  },
);

/** What everyone who may read of a source sees of a referral's inquiry; the rest is absent for outreach. */
export type ReferralRow = Pick<ReferralOfSource, 'id' | 'opportunity_name' | 'status' | 'created_at'> &
  Partial<Pick<ReferralOfSource, 'opportunity_id' | 'condition' | 'priority_level' | 'referred_at'>>;

/** Outreach sees an inquiry's name, status and age; an analyst its suffix, and nothing that leads to it (C-5). */
function seenBy(ctx: Context, { referral_direction: _direction, ...row }: ReferralOfSource): ReferralRow {
  const role = ctx.actor.kind === 'user' ? ctx.actor.role : null;
  const { id, opportunity_id, opportunity_name, status, created_at } = row;
  if (role === 'outreach') return { id, opportunity_id, opportunity_name, status, created_at };
  if (role !== 'analyst') return row;
  const { opportunity_id: _leads, ...rest } = row;
  return { ...rest, opportunity_name: opportunity_name.slice(-SUFFIX_LENGTH) };
}

type DetailsQuery = z.output<typeof ReferralDetailsInput>;

/** The referrals behind the counts asked for, newest first. @throws not_found */
export async function readReferrals(ctx: Context, query: DetailsQuery) {
  const { referral_id, start_date, end_date } = query;
  const asked = query.metric ? [query.metric] : REFERRAL_METRICS;
  const [sources, ...lists] = await read(ctx, (db) => [
    sourceOf(db, ctx, referral_id),
    ...asked.map((metric) =>
      audited(
        db,
        ctx,
        'referral_record',
        selectReferralOfSource(db)
          .where(inOrganization(ctx, 'referral_records'))
          .where('referral_records.referral_id', '=', referral_id)
          .where('referral_records.referral_direction', '=', DIRECTION_OF[metric])
          .where('referral_records.referred_at', '>=', start_date)
          .where('referral_records.referred_at', '<=', end_date)
          .orderBy('referral_records.referred_at', 'desc')
          .orderBy('referral_records.id', 'desc')
          .limit(MAX_DETAILS),
      ),
    ),
  ]);
  ensure(sources?.[0], 'not_found', referralSourcesMessages.source_not_found);
  return asked.map((metric, at) => ({
    metric,
    rows: ((lists[at] ?? []) as ReferralOfSource[]).map((row) => seenBy(ctx, row)),
  }));
}

export interface ReferralDetails {
  referred_in_details?: ReferralRow[];
  referred_out_details?: ReferralRow[];
}

/** The referrals behind a source's counts; those of a count that was not asked for are absent. */
export const listReferrals = verb(
  { name: 'referral_analytics.details', kind: 'read', permission: 'outreach:read', input: ReferralDetailsInput },
  async (ctx, query): Promise<ReferralDetails> => {
    const lists = await readReferrals(ctx, query);
    return Object.fromEntries(lists.map(({ metric, rows }) => [`${metric}_details`, rows]));
  },
);
