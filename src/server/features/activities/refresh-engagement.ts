import { type RawBuilder, sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import {
  ACTIVITY_EVENTS,
  DEFAULT_ENGAGEMENT_PERIOD,
  LEVELS_BY_RANK,
  rankOf,
} from '#shared/features/activities/activities.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';

/** Sources a transaction: short enough that nobody who logs an activity of one of them waits. */
const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Window {
  today: CalendarDay;
  period: number;
}

/** The organization's today, and for how many days an activity counts there. */
export async function engagementWindow(tx: TxContext): Promise<Window> {
  const row = await tx.db
    .selectFrom('organizations')
    .leftJoin('configurations', (join) =>
      join
        .onRef('configurations.org_id', '=', 'organizations.id')
        .on('configurations.type', '=', 'ENGAGEMENT_STATUS_PERIOD'),
    )
    .select(['time_zone', sql<unknown>`config->'period'`.as('period')])
    .where('organizations.id', '=', tx.actor.org_id)
    .executeTakeFirstOrThrow();
  const period = typeof row.period === 'number' ? row.period : DEFAULT_ENGAGEMENT_PERIOD;
  return { today: dayInZone(tx.services.clock.now(), row.time_zone), period };
}

const RANK = sql`case a.event ${sql.join(
  ACTIVITY_EVENTS.map((event) => sql`when ${sql.lit(event)} then ${sql.lit(rankOf(event))}`),
  sql` `,
)} end`;
const LEVELS = sql`array[${sql.join(LEVELS_BY_RANK.map((level) => sql.lit(level)))}]`;

/** What the activities of each of `sources` say of it in a window; each source reads its index and nothing else. */
const engagementIn = (tx: TxContext, sources: RawBuilder<unknown>, { today, period }: Window) => {
  const activities = sql`referral_activities a where ${inOrganization(tx, 'a')} and a.referral_id = held.id`;
  return sql`(
    select held.id, coalesce((${LEVELS})[newest.rank], 'INACTIVE') as status, newest.last_day
    from ${sources} held(id) cross join lateral (
      select (select max(${RANK}) from ${activities} and a.event_date between ${addDays(today, -period)} and ${today}) as rank,
        (select a.event_date from ${activities} and a.event_date <= ${today} order by a.event_date desc limit 1) as last_day
    ) newest
  )`;
};

/**
 * Works out the engagement of held sources from their activities (`engagementOf`, as one statement), and with it the day
 * they are due, which a trigger keeps; a source that stands as it stood is not written.
 */
async function refreshHeld(tx: TxContext, ids: readonly string[], window: Window): Promise<void> {
  await sql`update referral_sources s set status = now.status, last_activity_date = now.last_day
    from ${engagementIn(tx, sql`unnest(${ids}::uuid[])`, window)} now
    where ${inOrganization(tx, 's')} and s.id = now.id
      and (s.status, s.last_activity_date, s.due_on) is distinct from (now.status, now.last_day,
        source_due_on(s.org_id, s.type, s.rhythm_days, now.last_day, s.created_at))`.execute(tx.db);
}

/** Works out held sources' engagement again. */
export const refreshSources = async (tx: TxContext, ids: readonly string[]): Promise<void> =>
  refreshHeld(tx, ids, await engagementWindow(tx));

/** The next sources by id, held: who logs an activity of one waits for the batch, or the batch for them. */
const holdNext = (tx: TxContext, after: string) =>
  tx.db
    .selectFrom('referral_sources')
    .select('referral_sources.id')
    .where(inOrganization(tx, 'referral_sources'))
    .where('referral_sources.id', '>', after)
    .orderBy('referral_sources.id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute();

/** Says where a run begins; one that was killed is begun again. */
async function beginRun(tx: TxContext): Promise<void> {
  const started_at = tx.services.clock.now().toISOString();
  const { total } = await tx.db
    .selectFrom('referral_sources')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where(inOrganization(tx, 'referral_sources'))
    .executeTakeFirstOrThrow();
  const run = { done: 0, total, started_at, finished_at: null };
  await tx.db
    .insertInto('engagement_runs')
    .values({ org_id: tx.actor.org_id, ...run })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(run))
    .execute();
}

/** Says how far a run has come. */
const advanceRun = (tx: TxContext, by: number) =>
  tx.db
    .updateTable('engagement_runs')
    .set((eb) => ({
      done: eb('done', '+', by),
      ...(by < BATCH && { finished_at: tx.services.clock.now().toISOString() }),
    }))
    .where(inOrganization(tx, 'engagement_runs'))
    .execute();

/**
 * Works out the engagement of all of an organization's sources again, batch by batch while people work. Safe to be killed
 * and to run again at any point. @returns false where it had to stop before the end
 */
export async function refreshAllEngagement(ctx: Context, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted) return false;
  await withTransaction(ctx, beginRun);
  let after = FIRST;
  for (;;) {
    if (signal?.aborted) return false;
    const held = await withTransaction(ctx, async (tx) => {
      const rows = await holdNext(tx, after);
      const ids = rows.map(({ id }) => id);
      // The window is read after the sources are held: what is logged meanwhile is worked out by the same one.
      if (ids.length > 0) await refreshSources(tx, ids);
      await advanceRun(tx, ids.length);
      return ids;
    });
    if (held.length < BATCH) return true;
    after = held[held.length - 1]!;
  }
}

/** How many sources would have another status in a window than they have, and how many there are. */
export async function countChanges(tx: TxContext, window: Window): Promise<{ changing: number; total: number }> {
  const all = sql`(select id from referral_sources where ${inOrganization(tx, 'referral_sources')})`;
  const { rows } = await sql<{ changing: number; total: number }>`
    select count(*) filter (where s.status is distinct from now.status)::integer as changing, count(*)::integer as total
    from referral_sources s join ${engagementIn(tx, all, window)} now on now.id = s.id
    where ${inOrganization(tx, 's')}`.execute(tx.db);
  return rows[0]!;
}
