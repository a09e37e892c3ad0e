import { type SqlBool, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { INTERACTION_KINDS } from '#shared/features/activities/activities.rules.ts';
import { VisitPlaceInput } from '#shared/features/activities/activities.schemas.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';

/** Days of one's own activities that say what one is likely to log next. */
const LOOKED_BACK = 180;
/** Sources that are offered before anything is typed. */
const MAX_OFFERED = 6;

/** What a person is likely to log, and where. */
export interface VisitPlace {
  /** Kinds that the person logged, the most used first; the rest have not been used. */
  kinds: string[];
  /** Where something is due from the person, then where they logged last. */
  sources: { id: string; referral_name: string }[];
}

const todayOf = (db: Db, ctx: Context) =>
  db
    .selectFrom('organizations')
    .select(
      sql<CalendarDay>`(${ctx.services.clock.now().toISOString()}::timestamptz at time zone time_zone)::date`.as(
        'today',
      ),
    )
    .where('organizations.id', '=', ctx.actor.org_id);

const ownActivities = (db: Db, ctx: Context) =>
  db
    .selectFrom('referral_activities')
    .where(inOrganization(ctx, 'referral_activities'))
    .where('performed_by_id', '=', userId(ctx))
    .where(sql<SqlBool>`event_date >= (select t.today - ${sql.lit(LOOKED_BACK)}::integer from ${todayOf(db, ctx)} t)`);

/** Sources by how soon they are needed: what is due comes by its day, what was logged after it, the newest first. */
const nearSources = (db: Db, ctx: Context) => {
  const due = db
    .selectFrom('tasks')
    .select(['tasks.referral_id', sql<number>`min(tasks.due_date) - date '9999-01-01'`.as('place')])
    .where(inOrganization(ctx, 'tasks'))
    .where('tasks.assigned_to_id', '=', userId(ctx))
    .where('tasks.is_complete', '=', false)
    .where('tasks.referral_id', 'is not', null)
    .where(sql<SqlBool>`tasks.due_date <= (select t.today from ${todayOf(db, ctx)} t)`)
    .groupBy('tasks.referral_id');
  const logged = ownActivities(db, ctx)
    .select(['referral_id', sql<number>`date '9999-01-01' - max(event_date)`.as('place')])
    .groupBy('referral_id');
  const near = db
    .selectFrom(due.unionAll(logged).as('each'))
    .select(['each.referral_id', sql<number>`min(each.place)`.as('place')])
    .groupBy('each.referral_id');
  return db
    .selectFrom('referral_sources')
    .innerJoin(near.as('near'), 'near.referral_id', 'referral_sources.id')
    .select(['referral_sources.id', 'referral_sources.referral_name'])
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.is_active', '=', true)
    .orderBy('near.place')
    .orderBy('referral_sources.referral_name')
    .orderBy('referral_sources.id')
    .limit(MAX_OFFERED);
};

/** What the signed-in person logs most, and the sources they are likely to be at. */
export const visitPlace = verb(
  { name: 'activities.visit_place', kind: 'read', permission: 'outreach:write', input: VisitPlaceInput },
  async (ctx): Promise<VisitPlace> => {
    const [kinds, sources] = await read(
      ctx,
      (db) =>
        [
          ownActivities(db, ctx)
            .select('event')
            .where('event', 'in', [...INTERACTION_KINDS])
            .groupBy('event')
            .orderBy(sql`count(*) desc`)
            .orderBy('event'),
          audited(db, ctx, 'referral_source', nearSources(db, ctx)),
        ] as const,
    );
    return { kinds: kinds.map(({ event }) => event), sources };
  },
);
