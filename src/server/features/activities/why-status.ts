import { type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import {
  type DatedEvent,
  DEFAULT_ENGAGEMENT_PERIOD,
  engagementOf,
  LEVELS_BY_RANK,
  rankOf,
} from '#shared/features/activities/activities.rules.ts';
import { WhyStatusInput } from '#shared/features/activities/activities.schemas.ts';
import { coolingOf } from '#shared/features/activities/engagement-cooling.ts';
import type { SourceStatus } from '#shared/features/referral-sources/referral-sources.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { ensure } from '#shared/platform/errors.ts';

/** Why a source stands where it does. */
export interface WhyStatus {
  status: SourceStatus;
  /** For how many days an activity counts. */
  period: number;
  /** What decides: the newest of the highest level. Null where nothing counts. */
  activity: {
    id: string;
    event: string;
    event_name: string | null;
    event_date: CalendarDay;
    performed_by: string | null;
  } | null;
  /** When it cools if nothing more is logged, and to what. */
  cools: { on: CalendarDay; status: SourceStatus } | null;
}

const windowOf = (db: Db, ctx: Context, referral_id: string) =>
  db
    .selectFrom('referral_sources')
    .innerJoin('organizations', 'organizations.id', 'referral_sources.org_id')
    .leftJoin('configurations', (join) =>
      join
        .onRef('configurations.org_id', '=', 'organizations.id')
        .on('configurations.type', '=', 'ENGAGEMENT_STATUS_PERIOD'),
    )
    .select([
      sql<CalendarDay>`(${ctx.services.clock.now().toISOString()}::timestamptz at time zone time_zone)::date`.as(
        'today',
      ),
      sql<number>`coalesce((config->>'period')::integer, ${sql.lit(DEFAULT_ENGAGEMENT_PERIOD)})`.as('period'),
    ])
    .where(inOrganization(ctx, 'referral_sources'))
    .where('referral_sources.id', '=', referral_id);

/** The deciding activity, the window it counts in and the day on which the source will cool. */
export const whyStatus = verb(
  { name: 'activities.why_status', kind: 'read', permission: 'outreach:read', input: WhyStatusInput },
  async (ctx, { referral_id }): Promise<WhyStatus> => {
    const [windows, newest, days] = await read(
      ctx,
      (db) => {
        const window = windowOf(db, ctx, referral_id);
        // Asked once, so that its days bound the range of the index.
        const counting = db
          .selectFrom('referral_activities')
          .where(inOrganization(ctx, 'referral_activities'))
          .where('referral_id', '=', referral_id)
          .where(sql<SqlBool>`event_date >= (select w.today - w.period from ${window} w)`);
        return [
          window,
          counting
            .distinctOn('event')
            .select(['referral_activities.id', 'event', 'event_name', 'event_date', 'performed_by'])
            .where(sql<SqlBool>`event_date <= (select w.today from ${window} w)`)
            .orderBy('event')
            .orderBy('event_date', 'desc')
            .orderBy('referral_activities.id', 'desc'),
          counting.select(['event', 'event_date']).distinct(),
        ] as const;
      },
      { entity: 'referral_source', ids: [referral_id] },
    );
    const [window] = windows;
    ensure(window, 'not_found', text.source_not_found);
    const { today, period } = window;
    const { status } = engagementOf(newest, today, period);
    return { status, period, activity: decidingOf(newest, status), cools: coolingOf(days, today, period) };
  },
);

/** Of the newest activity of each event the newest of the deciding level: it is the one that holds longest. */
function decidingOf<Activity extends DatedEvent & { id: string }>(newest: readonly Activity[], status: SourceStatus) {
  const rank = LEVELS_BY_RANK.indexOf(status) + 1;
  if (rank === 0) return null;
  const [deciding] = newest
    .filter(({ event }) => rankOf(event) === rank)
    .sort((one, other) => `${other.event_date} ${other.id}`.localeCompare(`${one.event_date} ${one.id}`));
  return deciding ?? null;
}
