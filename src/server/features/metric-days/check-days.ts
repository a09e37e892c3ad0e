import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { DAYS_A_STEP, FIRST_DAY, LAST_DAY } from '#shared/features/metric-days/metric-days.rules.ts';
import { addDays, type CalendarDay } from '#shared/platform/dates.ts';
import { markedDay, selectStanding } from '../metric-standing/metric-standing.access.ts';
import {
  type Clocked,
  clockOf,
  countedDays,
  firstCounted,
  monthsOf,
  summedMonths,
  takeDaysTurn,
  writeSpan,
} from './keep-days.ts';

/** Days that are kept otherwise than the rows say, and how many numbers of each; what is marked is not settled yet. */
async function differingDays(tx: TxContext, clocked: Clocked, { start, end }: DaySpan) {
  const columns = sql`metric, day, category, value, total, amount, admitted`;
  const marked = sql`(select ${markedDay} from metric_marks where ${inOrganization(tx, 'metric_marks')})`;
  const { rows } = await sql<{ day: CalendarDay; differences: number }>`
    with counted as (${countedDays(tx, clocked, { start, end })}),
      kept as (select ${columns} from metric_days where ${inOrganization(tx, 'metric_days')}
        and metric_days.day >= ${start}::date and metric_days.day <= ${end}::date)
    select differing.day, count(distinct (metric, category, value))::integer as differences
    from ((select ${columns} from counted except select ${columns} from kept)
      union all (select ${columns} from kept except select ${columns} from counted)) differing
    where differing.day not in ${marked}
    group by differing.day order by differing.day`.execute(tx.db);
  return rows;
}

/** Months that are not what their days add up to, and how many numbers of each. */
async function differingMonths(tx: TxContext, span: DaySpan) {
  const { rows } = await sql<{ day: CalendarDay; differences: number }>`
    with summed as (${summedMonths(tx, span)}),
      kept as (select metric, month, category, total from metric_months
        where ${inOrganization(tx, 'metric_months')} and ${monthsOf(span)})
    select differing.month as day, count(distinct (metric, category))::integer as differences
    from ((select * from summed except select * from kept) union all (select * from kept except select * from summed)) differing
    group by 1`.execute(tx.db);
  return rows;
}

/** Compares a month of an organization's days with the rows, and repairs what differs. @returns numbers that differed */
const checkMonth = (ctx: Context, back: number): Promise<{ differences: number; first: CalendarDay } | null> =>
  withTransaction(ctx, async (tx) => {
    await takeDaysTurn(tx);
    const clocked = await clockOf(tx);
    const [standing] = await selectStanding(tx.db, tx).execute();
    if (!clocked || standing?.time_zone !== clocked.zone || standing.since !== FIRST_DAY) return null;
    const first = addDays(clocked.today, 1 - DAYS_A_STEP * (back + 1));
    const span = { start: first, end: back === 0 ? LAST_DAY : addDays(first, DAYS_A_STEP - 1) };
    const differing = [...(await differingMonths(tx, span)), ...(await differingDays(tx, clocked, span))];
    for (const { day } of differing) await writeSpan(tx, clocked, { start: day, end: day });
    const differences = differing.reduce((sum, each) => sum + each.differences, 0);
    if (differences > 0)
      await tx.db
        .updateTable('metric_standing')
        .set((eb) => ({
          all_differences: eb('all_differences', '+', differences),
          differed_at: tx.services.clock.now().toISOString(),
        }))
        .where(inOrganization(tx, 'metric_standing'))
        .execute();
    return { differences, first };
  });

export interface DaysCheck {
  days: number;
  differences: number;
}

/**
 * Compares all that is kept of an organization's days with the rows they were counted from, month by month. What differs
 * is repaired and counted. @returns null where not all is kept yet, or where it had to stop
 */
export async function checkDays(ctx: Context, signal?: AbortSignal): Promise<DaysCheck | null> {
  const until = await withTransaction(ctx, firstCounted);
  let differences = 0;
  for (let back = 0; ; back++) {
    const month = signal?.aborted ? null : await checkMonth(ctx, back);
    if (month === null) return null;
    differences += month.differences;
    if (until !== null && month.first > until) continue;
    const days = DAYS_A_STEP * (back + 1);
    await noteCheck(ctx, { days, differences });
    return { days, differences };
  }
}

const noteCheck = (ctx: Context, { days, differences }: DaysCheck): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const checked_at = tx.services.clock.now().toISOString();
    await tx.db
      .updateTable('metric_standing')
      .set({ checked_at, checked_days: days, differences })
      .where(inOrganization(tx, 'metric_standing'))
      .execute();
  });
