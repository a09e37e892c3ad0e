import { sql } from 'kysely';
import {
  ACTIVITY_EVENTS,
  DEFAULT_ENGAGEMENT_PERIOD,
  LEVELS_BY_RANK,
  rankOf,
} from '../../../shared/features/activities/activities.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '../../../shared/platform/dates.ts';
import type { Context, TxContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { ofOrganisation as ofOrganisationSources } from '../referral-sources/referral-sources.access.ts';

/** Sources a transaction: short enough that nobody who logs an activity of one of them waits. */
const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Window {
  today: CalendarDay;
  period: number;
}

/** The organisation's today, and for how many days an activity counts there. */
export async function engagementWindow(tx: TxContext): Promise<Window> {
  const row = await tx.db
    .selectFrom('organisations')
    .leftJoin('configurations', (join) =>
      join
        .onRef('configurations.org_id', '=', 'organisations.id')
        .on('configurations.type', '=', 'ENGAGEMENT_STATUS_PERIOD'),
    )
    .select(['time_zone', sql<unknown>`config->'period'`.as('period')])
    .where('organisations.id', '=', tx.actor.org_id)
    .executeTakeFirstOrThrow();
  const period = typeof row.period === 'number' ? row.period : DEFAULT_ENGAGEMENT_PERIOD;
  return { today: dayInZone(tx.services.clock.now(), row.time_zone), period };
}

const RANK = sql`case a.event ${sql.join(
  ACTIVITY_EVENTS.map((event) => sql`when ${sql.lit(event)} then ${sql.lit(rankOf(event))}`),
  sql` `,
)} end`;
const LEVELS = sql`array[${sql.join(LEVELS_BY_RANK.map((level) => sql.lit(level)))}]`;

/**
 * Works out the engagement of held sources from their activities (`engagementOf`, as one statement); a source that
 * stands as it stood is not written. Both probes of a source read its index and nothing else.
 */
async function refreshHeld(tx: TxContext, ids: readonly string[], { today, period }: Window): Promise<void> {
  const { org_id } = tx.actor;
  const activities = sql`referral_activities a where a.org_id = ${org_id} and a.referral_id = held.id`;
  await sql`update referral_sources s set status = told.status, last_activity_date = told.last_day
    from (
      select held.id, coalesce((${LEVELS})[newest.rank], 'INACTIVE') as status, newest.last_day
      from unnest(${ids}::uuid[]) held(id) cross join lateral (
        select (select max(${RANK}) from ${activities} and a.event_date between ${addDays(today, -period)} and ${today}) as rank,
          (select a.event_date from ${activities} and a.event_date <= ${today} order by a.event_date desc limit 1) as last_day
      ) newest
    ) told
    where s.org_id = ${org_id} and s.id = told.id
      and (s.status, s.last_activity_date) is distinct from (told.status, told.last_day)`.execute(tx.db);
}

/** Works out held sources' engagement anew. */
export const refreshSources = async (tx: TxContext, ids: readonly string[]): Promise<void> =>
  refreshHeld(tx, ids, await engagementWindow(tx));

/** The next sources by id, held: who logs an activity of one waits for the batch, or the batch for them. */
const holdNext = (tx: TxContext, after: string) =>
  tx.db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(ofOrganisationSources(tx))
    .where('referral_sources.id', '>', after)
    .orderBy('referral_sources.id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute();

/**
 * Works out the engagement of all of an organisation's sources anew, batch by batch while people work. Safe to be killed
 * and to run again at any point. @returns false where it was told to stop before the end
 */
export async function refreshAllEngagement(ctx: Context, signal?: AbortSignal): Promise<boolean> {
  let after = FIRST;
  for (;;) {
    if (signal?.aborted) return false;
    const held = await withTransaction(ctx, async (tx) => {
      const rows = await holdNext(tx, after);
      const ids = rows.map(({ id }) => id);
      // The window is read after the sources are held: what is logged meanwhile is told by the same one.
      if (ids.length > 0) await refreshSources(tx, ids);
      return ids;
    });
    if (held.length < BATCH) return true;
    after = held[held.length - 1]!;
  }
}
