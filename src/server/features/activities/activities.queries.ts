import { type SqlBool, sql } from 'kysely';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import { UNASSIGNED } from '../../../shared/features/activities/activities.rules.ts';
import {
  ActivityCountsInput,
  ActivityListInput,
  type ActivityListQuery,
  InquiryActivitiesInput,
} from '../../../shared/features/activities/activities.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audited, auditSlots } from '../../platform/audit.ts';
import { type Context, userId } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import {
  type ListOrder,
  type Place,
  pageIds,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  servedPage,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { ofOrganisation as ofOrganisationSources } from '../referral-sources/referral-sources.access.ts';
import { ofOrganisation, sightOf } from './activities.access.ts';
import { type ActivityView, selectActivity } from './activities.view.ts';

/** Activities of one inquiry in one answer: its referrals, so a handful. */
const MOST_SHOWN = 200;

const sourceOf = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(ofOrganisationSources(ctx))
    .where('referral_sources.id', '=', referral_id);

const orderOf = (query: ActivityListQuery): ListOrder => {
  const descending = query.order !== 'asc';
  return { name: `event_date ${descending ? 'desc' : 'asc'}`, type: 'date', descending };
};

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: ActivityListQuery, order: ListOrder, place: Place, db: Db) {
  const placed = placeSlots(place);
  const sight = sightOf(ctx);
  const shape = `activities ${sight} ${order.name} ${placed.shape}`;
  const values = {
    ...auditSlots.values(ctx, 'activity'),
    ...placed.values,
    referral_id: query.referral_id,
  };
  const where = sql<SqlBool>`referral_activities.org_id = ${slot('org_id')}::uuid
    and referral_activities.referral_id = ${slot('referral_id')}::uuid`;
  const stream = {
    from: sql`referral_activities`,
    key: sql`referral_activities.event_date`,
    id: sql<string>`referral_activities.id`,
    where,
  };
  const rows = () => selectActivity(db, sight, slot('user_id'));
  const page = () => pageStatement(db, pageIds([stream], order, place), rows(), order, place);
  const total = () => ({
    compile: () =>
      sql<{ total: number }>`select count(*)::integer as total from referral_activities where ${where}`.compile(db),
  });
  return [prepared(`${shape} page`, page, values), prepared(`${shape} total`, total, values)] as const;
}

/** One page of a referral source's activities, the newest first. */
export const listActivities = verb(
  { name: 'activities.list', kind: 'read', permission: 'outreach:read', input: ActivityListInput },
  async (ctx, query): Promise<ServedPage<ActivityView>> => {
    ensure(isUuid(query.referral_id), 'not_found', text.source_not_found);
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals, sources] = await read(ctx, (db) => [
      ...listStatements(ctx, query, order, place, db),
      sourceOf(db, ctx, query.referral_id),
    ]);
    ensure(sources[0], 'not_found', text.source_not_found);
    return servedPage<ActivityView>(pages[0], totals[0], { order, place, limit: query.limit, capped: false });
  },
);

/** The activities that came of an inquiry's referrals, the newest first. */
export const listActivitiesOfInquiry = verb(
  {
    name: 'activities.of_inquiry',
    kind: 'read',
    permission: 'referral_flow:read',
    input: InquiryActivitiesInput,
  },
  async (ctx, { opportunity_id }): Promise<ActivityView[]> => {
    ensure(isUuid(opportunity_id), 'not_found', text.inquiry_not_found);
    const [activities, inquiries] = await read(ctx, (db) => {
      const page = selectActivity(db, sightOf(ctx), sql.val(userId(ctx)))
        .where(ofOrganisation(ctx))
        .where('referral_activities.opportunity_id', '=', opportunity_id)
        .orderBy('referral_activities.event_date', 'desc')
        .orderBy('referral_activities.id', 'desc')
        .limit(MOST_SHOWN);
      const inquiry = inquiryOf(db, ctx, opportunity_id);
      return [audited(db, ctx, 'activity', page), inquiry] as const;
    });
    ensure(inquiries[0], 'not_found', text.inquiry_not_found);
    return activities;
  },
);

/** How often a person did something; who is not named is 'Unassigned'. */
export interface ActivityCount {
  performed_by: string;
  event_type: string;
  count: number;
}

/** Activities of a range of days by person and event (C-44): of one source, or of all. */
export const countActivitiesByPerson = verb(
  { name: 'activities.counts_by_person', kind: 'read', permission: 'outreach:read', input: ActivityCountsInput },
  async (ctx, { referral_id, start_date, end_date }): Promise<ActivityCount[]> => {
    ensure(referral_id === undefined || isUuid(referral_id), 'not_found', text.source_not_found);
    const [counts, sources] = await read(
      ctx,
      (db) =>
        [
          db
            .selectFrom('referral_activities')
            .select([
              sql<string>`coalesce(performed_by, ${sql.lit(UNASSIGNED)})`.as('performed_by'),
              'event as event_type',
              sql<number>`count(*)::integer`.as('count'),
            ])
            .where(ofOrganisation(ctx))
            .where('event_date', '>=', start_date)
            .where('event_date', '<=', end_date)
            .$if(referral_id !== undefined, (counted) => counted.where('referral_id', '=', referral_id ?? null))
            .groupBy([sql`1`, 'event'])
            .orderBy(sql`1`)
            .orderBy('event'),
          sourceOf(db, ctx, referral_id ?? ctx.actor.org_id),
        ] as const,
      { entity: 'referral_source', ids: referral_id === undefined ? [] : [referral_id] },
    );
    ensure(referral_id === undefined || sources[0], 'not_found', text.source_not_found);
    return counts;
  },
);
