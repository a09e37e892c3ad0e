import { sql } from 'kysely';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { takeTurn } from '#server/platform/take-turn.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import type { DaySpan } from '#shared/features/date-range/date-range.rules.ts';
import { DAYS_A_STEP, FIRST_DAY, LAST_DAY, MAX_MARKS } from '#shared/features/metric-days/metric-days.rules.ts';
import { isKeptByDay, METRIC_NAMES } from '#shared/features/metrics/metrics.rules.ts';
import { addDays, type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import { censusMoves } from '../census/census.access.ts';
import { partsOf } from '../metric-numbers/metric-numbers.queries.ts';
import type { MetricScope } from '../metric-scope/metric-scope.access.ts';
import { markedDay, selectMarks, selectStanding } from '../metric-standing/metric-standing.access.ts';

/** One at a time counts an organization's days: of two, the later one sees all that the earlier one has seen. */
export const takeDaysTurn = (tx: TxContext): Promise<void> => takeTurn(tx, 'metric days');

export interface Clocked {
  zone: string;
  today: CalendarDay;
}

/** The organization's zone and its day; undefined when it is gone. */
export async function clockOf(tx: TxContext): Promise<Clocked | undefined> {
  const own = await tx.db
    .selectFrom('organizations')
    .select('time_zone')
    .where('id', '=', tx.actor.org_id)
    .executeTakeFirst();
  return own && { zone: own.time_zone, today: dayInZone(tx.services.clock.now(), own.time_zone) };
}

/** What every metric whose days add up comes to on the days of a span, counted from the rows. */
export function countedDays(tx: TxContext, { zone, today }: Clocked, span: DaySpan) {
  const scope: MetricScope = { ctx: tx, zone, today, ...span, kept: null };
  const each = METRIC_NAMES.filter(isKeptByDay).map(
    (metric) => sql`select ${metric}::text as metric, parts.day, parts.category, parts.value,
        sum(parts.total)::integer as total, sum(parts.amount) as amount, sum(parts.admitted)::integer as admitted
      from ${partsOf(metric, scope)} parts group by parts.day, parts.category, parts.value`,
  );
  return sql.join([...each, ...censusMoves(tx, span)], sql` union all `);
}

/** Counts the days of a span again and keeps what they come to. */
export async function writeSpan(tx: TxContext, clocked: Clocked, { start, end }: DaySpan): Promise<void> {
  await tx.db
    .deleteFrom('metric_days')
    .where(inOrganization(tx, 'metric_days'))
    .where('day', '>=', start)
    .where('day', '<=', end)
    .execute();
  await sql`insert into metric_days (org_id, metric, day, category, value, total, amount, admitted)
    select ${tx.actor.org_id}::uuid, counted.* from (${countedDays(tx, clocked, { start, end })}) counted`.execute(
    tx.db,
  );
  await writeMonths(tx, { start, end });
}

/** What the days of the census come to by month, over the months that a span touches. */
export const summedMonths = (tx: TxContext, { start, end }: DaySpan) =>
  sql`select metric_days.metric, date_trunc('month', metric_days.day::timestamp)::date as month, metric_days.category,
      sum(metric_days.total)::integer as total
    from metric_days where ${inOrganization(tx, 'metric_days')} and metric_days.metric like 'census %'
      and metric_days.day >= date_trunc('month', ${start}::timestamp)::date
      and metric_days.day < (date_trunc('month', ${end}::timestamp) + interval '1 month')::date
    group by 1, 2, 3`;

/** The months that a span touches. */
export const monthsOf = ({ start, end }: DaySpan) =>
  sql<boolean>`metric_months.month >= date_trunc('month', ${start}::timestamp)::date and metric_months.month <= ${end}::date`;

/** Adds up again the months that a span touches. */
async function writeMonths(tx: TxContext, span: DaySpan): Promise<void> {
  await tx.db.deleteFrom('metric_months').where(inOrganization(tx, 'metric_months')).where(monthsOf(span)).execute();
  await sql`insert into metric_months (org_id, metric, month, category, total)
    select ${tx.actor.org_id}::uuid, summed.* from (${summedMonths(tx, span)}) summed`.execute(tx.db);
}

/** Forgets every day, so that none is read until it was counted by this zone. */
async function beginAgain(tx: TxContext, time_zone: string): Promise<void> {
  await tx.db.deleteFrom('metric_days').where(inOrganization(tx, 'metric_days')).execute();
  await tx.db.deleteFrom('metric_months').where(inOrganization(tx, 'metric_months')).execute();
  await tx.db.deleteFrom('metric_marks').where(inOrganization(tx, 'metric_marks')).execute();
  await tx.db
    .insertInto('metric_standing')
    .values({ org_id: tx.actor.org_id, time_zone, since: null })
    .onConflict((conflict) =>
      conflict
        .column('org_id')
        .doUpdateSet((eb) => ({ time_zone, since: null, generation: eb('metric_standing.generation', '+', 1) })),
    )
    .execute();
}

/** Counts the latest of the marked days again, with those of the month before it. @returns how many marks it settled */
async function settleMarks(tx: TxContext, clocked: Clocked, since: CalendarDay | null): Promise<number> {
  const marks = await selectMarks(tx.db, tx).orderBy('marks.day', 'desc').execute();
  const latest = marks[0]?.day;
  if (latest === undefined) return 0;
  if (marks.reduce((sum, { total }) => sum + total, 0) > MAX_MARKS) {
    await beginAgain(tx, clocked.zone);
    return MAX_MARKS;
  }
  const window = marks.map(({ day }) => day).filter((day) => day > addDays(latest, -DAYS_A_STEP));
  const earliest = window.at(-1)!;
  // Those that this statement sees: what they stand for was committed before the days are counted, in the next one.
  const settled = await tx.db
    .deleteFrom('metric_marks')
    .where(inOrganization(tx, 'metric_marks'))
    .where(markedDay, '>=', earliest)
    .where(markedDay, '<=', latest)
    .returning('id')
    .execute();
  const first = since !== null && since > earliest ? since : earliest;
  if (since !== null && first <= latest) await writeSpan(tx, clocked, { start: first, end: latest });
  return settled.length;
}

const firstOf = (column: string, table: string, where = sql`true`) =>
  sql`(select min(${sql.ref(column)}) from ${sql.table(table)} where ${sql.ref(`${table}.org_id`)} = own.org_id and ${where})`;

/** The first day that has anything to count, or a day before it; null where there is none. */
export async function firstCounted(tx: TxContext): Promise<CalendarDay | null> {
  const isIn = sql`inquiries.status in ('ADMITTED', 'DISCHARGED')`;
  const instants = [
    firstOf('created_at', 'inquiries'),
    firstOf('created_at', 'referral_sources'),
    firstOf('created_at', 'referral_contacts'),
    firstOf('at', 'status_history', sql`to_status = 'DROPPED'`),
  ].map((instant) => sql`(${instant} at time zone 'UTC')::date - 1`);
  const days = [
    firstOf('admit_date', 'inquiries', isIn),
    firstOf('scheduled_discharge_date', 'inquiries', sql`stay is not null`),
    firstOf('event_date', 'referral_activities'),
    firstOf('day', 'metric_days'),
  ];
  const { rows } = await sql<{ day: CalendarDay | null }>`select least(${sql.join([...instants, ...days])}) as day
    from (select ${tx.actor.org_id}::uuid as org_id) own`.execute(tx.db);
  return rows[0]?.day ?? null;
}

/** Keeps the days before the first that is kept; from the first one that counts anything on, all are. */
async function reachBack(tx: TxContext, clocked: Clocked, since: CalendarDay | null): Promise<CalendarDay> {
  const start = addDays(since ?? addDays(clocked.today, 1), -DAYS_A_STEP);
  await writeSpan(tx, clocked, { start, end: since === null ? LAST_DAY : addDays(since, -1) });
  const first = await firstCounted(tx);
  const reached = first === null || first >= start ? FIRST_DAY : start;
  await tx.db
    .updateTable('metric_standing')
    .set({ since: reached })
    .where(inOrganization(tx, 'metric_standing'))
    .execute();
  return reached;
}

/**
 * One step of keeping an organization's days: the latest of those that writes have touched, and a month further back
 * while not all are kept. Safe to run twice, beside another and to be killed. @returns whether there is more to do
 */
export const keepDays = (ctx: Context): Promise<boolean> =>
  withTransaction(ctx, async (tx) => {
    await takeDaysTurn(tx);
    const clocked = await clockOf(tx);
    if (!clocked) return false;
    const [standing] = await selectStanding(tx.db, tx).execute();
    if (standing?.time_zone !== clocked.zone) {
      await beginAgain(tx, clocked.zone);
      return true;
    }
    const settled = await settleMarks(tx, clocked, standing.since);
    if (standing.since === FIRST_DAY) return settled > 0;
    if (settled < MAX_MARKS) await reachBack(tx, clocked, standing.since);
    return true;
  });

/** Steps in one go, so that an organization with much to count leaves the others their turn. */
const MAX_STEPS = 60;

/** Keeps an organization's days until nothing is left, or others wait. */
export async function keepAllDays(ctx: Context, signal?: AbortSignal): Promise<void> {
  for (let step = 0; step < MAX_STEPS && !signal?.aborted; step++) if (!(await keepDays(ctx))) return;
}
