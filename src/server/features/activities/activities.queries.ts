import { type SqlBool, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { UNASSIGNED } from '#shared/features/activities/activities.rules.ts';
import {
  ACTIVITY_ORDERS,
  ActivityCountsInput,
  ActivityListInput,
  type ActivityListQuery,
  InquiryActivitiesInput,
} from '#shared/features/activities/activities.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { type Visibility, visibilityOf } from './activities.access.ts';
import { type ActivityView, selectActivity } from './activities.view.ts';

/** Activities of one inquiry in one answer: its referrals, so a handful. */
const MAX_SHOWN = 200;

const sourceOf = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id);

const OF_SOURCE = sql<SqlBool>`${inPreparedOrganization('referral_activities')}
    and referral_activities.referral_id = ${parameter('referral_id')}::uuid`;

const upTo = ({ until }: Pick<Asked<ActivityListQuery>, 'until'>) =>
  until ? sql`and referral_activities.event_date <= ${until}::date` : sql``;

const activities = listReader<typeof ActivityListInput, ActivityView, Visibility>({
  table: 'referral_activities',
  entity: 'activity',
  input: ActivityListInput,
  orders: ACTIVITY_ORDERS,
  sorts: { event_date: { type: 'date', key: sql`referral_activities.event_date` } },
  found: (asked) => [{ where: sql<SqlBool>`${OF_SOURCE} ${upTo(asked)}` }],
  sightOf: visibilityOf,
  rows: (db, sight) => selectActivity(db, sight, parameter('user_id')),
  total: (asked) => sql`select count(*)::integer as total from referral_activities where ${OF_SOURCE} ${upTo(asked)}`,
  isCapped: () => false,
  of: { parent: (db, ctx, { referral_id }) => sourceOf(db, ctx, referral_id), missing: text.source_not_found },
});

/** One page of a referral source's activities, the newest first. */
export const listActivities = verb(
  { name: 'activities.list', kind: 'read', permission: 'outreach:read', input: ActivityListInput },
  async (ctx, query): Promise<ServedPage<ActivityView>> => {
    return activities.page(ctx, query);
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
    const [activities, inquiries] = await read(ctx, (db) => {
      const page = selectActivity(db, visibilityOf(ctx), sql.val(userId(ctx)))
        .where(inOrganization(ctx, 'referral_activities'))
        .where('referral_activities.opportunity_id', '=', opportunity_id)
        .orderBy('referral_activities.event_date', 'desc')
        .orderBy('referral_activities.id', 'desc')
        .limit(MAX_SHOWN);
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
            .where(inOrganization(ctx, 'referral_activities'))
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
