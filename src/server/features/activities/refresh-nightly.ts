import type { Context } from '#server/platform/context.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { refreshAllEngagement } from './refresh-engagement.ts';

/** A day's engagement is worked out from a quarter past midnight on, in the organization's own zone. */
const QUARTER_MS = 15 * 60_000;

/** The last day whose quarter past midnight is over. */
const dueDay = (now: Date, timeZone: string): CalendarDay => dayInZone(new Date(now.getTime() - QUARTER_MS), timeZone);

/**
 * Works out the engagement of all sources once for each day, as soon as it is due: a run that was missed or killed is
 * made up for by the next. @returns whether it ran
 */
export async function refreshNightly(ctx: Context, signal?: AbortSignal): Promise<boolean> {
  const [organizations] = await read(ctx, (db) => [
    db.selectFrom('organizations').select(['time_zone', 'engagement_day']).where('id', '=', ctx.actor.org_id),
  ]);
  const organization = organizations[0];
  if (!organization) return false;
  const day = dueDay(ctx.services.clock.now(), organization.time_zone);
  if (organization.engagement_day !== null && organization.engagement_day >= day) return false;
  if (!(await refreshAllEngagement(ctx, signal))) return false;
  await withTransaction(ctx, (tx) =>
    tx.db.updateTable('organizations').set({ engagement_day: day }).where('id', '=', tx.actor.org_id).execute(),
  );
  return true;
}
