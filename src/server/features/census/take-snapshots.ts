import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { takeTurn } from '#server/platform/take-turn.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { censusDays, TREND_DAYS } from '#shared/features/census/census.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { openFacilities } from '../capacity/capacity.access.ts';
import { selectFacility } from '../capacity/capacity.view.ts';
import { countsBetween } from './census.access.ts';

/** A day's snapshot is due in its last minute, in the organization's own zone. */
const MINUTE_MS = 60_000;
/** Days a transaction. */
const BATCH = 31;

/** Snapshots of some days, as who looks back on them counts: a scheduled admit who did not come is not in the house. */
async function writeDays(tx: TxContext, first: CalendarDay, last: CalendarDay, which: 'all' | 'taken'): Promise<void> {
  // Of two at once, the later one counts what the earlier could not see yet.
  await takeTurn(tx, 'census');
  const taken = await tx.db
    .selectFrom('census_snapshots')
    .select(['day', 'facilities'])
    .where(inOrganization(tx, 'census_snapshots'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const houses = new Map(taken.map(({ day, facilities }) => [day, facilities]));
  const days = censusDays(first, BATCH).filter((day) => day <= last && (which === 'all' || houses.has(day)));
  if (days.length === 0) return;
  const open = await selectFacility(tx.db).where(openFacilities(tx)).orderBy(sql`fold(name)`).execute();
  const counts = await countsBetween(tx.db, first, last, addDays(last, 1)).execute();
  const now = open.map(({ id, name, size }) => ({ id, name, size }));
  await tx.db
    .insertInto('census_snapshots')
    .values(
      days.map((day) => ({
        org_id: tx.actor.org_id,
        day,
        counts: JSON.stringify(counts.filter((count) => count.day === day).map(({ day: _day, ...count }) => count)),
        facilities: JSON.stringify(houses.get(day) ?? now),
        taken_at: tx.services.clock.now().toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'day'])
        .doUpdateSet((eb) => ({ counts: eb.ref('excluded.counts'), taken_at: eb.ref('excluded.taken_at') })),
    )
    .execute();
}

async function inBatches(
  ctx: Context,
  { first, last }: { first: CalendarDay; last: CalendarDay },
  which: 'all' | 'taken',
  signal?: AbortSignal,
): Promise<boolean> {
  for (let from = first; from <= last; from = addDays(from, BATCH)) {
    if (signal?.aborted) return false;
    const end = addDays(from, BATCH - 1);
    const to = end < last ? end : last;
    await withTransaction(ctx, (tx) => writeDays(tx, from, to, which));
  }
  return true;
}

/**
 * Counts days again whose snapshot was taken before their facts were changed; the beds stay those of the day. Safe to
 * run twice and to be killed. @returns false where it had to stop before the end
 */
export const retakeSnapshots = (
  ctx: Context,
  days: { first: CalendarDay; last: CalendarDay },
  signal?: AbortSignal,
): Promise<boolean> => inBatches(ctx, days, 'taken', signal);

/** The days that are due: from the last one taken on, or as far back as trends look; null where none is. */
const dueDays = (ctx: Context) =>
  withTransaction(ctx, async (tx) => {
    const own = await tx.db
      .selectFrom('organizations')
      .select((eb) => [
        'time_zone',
        eb
          .selectFrom('census_snapshots')
          .select((of) => of.fn.max('census_snapshots.day').as('day'))
          .where(inOrganization(tx, 'census_snapshots'))
          .as('taken'),
        eb
          .selectFrom('inquiries')
          .select((of) => of.fn.min('inquiries.admit_date').as('day'))
          .where(inOrganization(tx, 'inquiries'))
          .where('status', 'in', ['ADMITTED', 'DISCHARGED'])
          .as('begun'),
      ])
      .where('id', '=', tx.actor.org_id)
      .executeTakeFirst();
    if (!own) return null;
    const minuteOn = new Date(tx.services.clock.now().getTime() + MINUTE_MS);
    const last = addDays(dayInZone(minuteOn, own.time_zone), -1);
    if (own.taken !== null && own.taken >= last) return null;
    const earliest = addDays(last, 1 - TREND_DAYS);
    const [begun] = [own.begun ?? last, last].toSorted();
    const [, first] = [earliest, begun!].toSorted();
    return { first: own.taken ?? first!, last };
  });

/**
 * Takes the snapshots that are due, the last one that was taken once more: nights that were missed are made up for.
 * @returns whether there were any
 */
export async function takeDueSnapshots(ctx: Context, signal?: AbortSignal): Promise<boolean> {
  const due = await dueDays(ctx);
  return due !== null && inBatches(ctx, due, 'all', signal);
}
