import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { sendMorningTasks } from '#shared/features/tasks/tasks.jobs.ts';
import { type CalendarDay, momentInZone } from '#shared/platform/dates.ts';
import { PERMISSIONS } from '#shared/platform/permissions.ts';

/** From seven on, by the organization's clock. */
const MORNING = '07:00';
/** Nobody wants the morning's mail in the afternoon, as after a day without a worker. */
const UNTIL = '12:00';

/** The tasks that a person has before them on a day. */
export const selectDueCounts = (db: Db, ctx: Context, user_id: string, day: CalendarDay) =>
  db
    .selectFrom('tasks')
    .select([
      sql<number>`(count(*) filter (where tasks.due_date = ${day}::date))::integer`.as('today'),
      sql<number>`(count(*) filter (where tasks.due_date < ${day}::date))::integer`.as('overdue'),
    ])
    .where(inOrganization(ctx, 'tasks'))
    .where('tasks.assigned_to_id', '=', user_id)
    .where('tasks.is_complete', '=', false)
    .where('tasks.due_date', '<=', day)
    .where(({ eb, or }) => or([eb('tasks.snoozed_until', 'is', null), eb('tasks.snoozed_until', '<=', day)]));

/** The day on which it is morning now; null at any other hour. What the clock shows counts, also on a day it is changed. */
function morningOf(now: Date, timeZone: string): CalendarDay | null {
  const [day = '', time = ''] = momentInZone(now.getTime() / 1000, timeZone).split(' ');
  return time >= MORNING && time < UNTIL ? day : null;
}

/**
 * Has everyone who wants it mailed, once each morning, how many of their tasks are due; whoever has none gets no mail.
 * @returns how many mails wait
 */
export async function startMorning(ctx: Context): Promise<number> {
  const [organizations] = await read(ctx, (db) => [
    db.selectFrom('organizations').select(['time_zone', 'morning_day']).where('id', '=', ctx.actor.org_id),
  ]);
  const organization = organizations[0];
  const day = organization && morningOf(ctx.services.clock.now(), organization.time_zone);
  if (!day || organization.morning_day === day) return 0;
  return withTransaction(ctx, async (tx) => {
    // Of two workers one takes the day.
    const taken = await tx.db
      .updateTable('organizations')
      .set({ morning_day: day })
      .where('id', '=', tx.actor.org_id)
      .where(({ eb, or }) => or([eb('morning_day', 'is', null), eb('morning_day', '<', day)]))
      .returning('id')
      .executeTakeFirst();
    if (!taken) return 0;
    const people = await tx.db
      .selectFrom('users')
      .innerJoin('configurations', (join) =>
        join
          .onRef('configurations.user_id', '=', 'users.id')
          .onRef('configurations.org_id', '=', 'users.org_id')
          .on('configurations.type', '=', 'MORNING_MAIL'),
      )
      .select('users.id')
      .where(inOrganization(tx, 'users'))
      .where('users.is_active', '=', true)
      .where('users.role', 'in', [...PERMISSIONS['tasks:read']])
      .where(sql<boolean>`configurations.config ->> 'tasks' = 'Yes'`)
      .orderBy('users.id')
      .execute();
    let waiting = 0;
    for (const { id: user_id } of people) {
      const due = await selectDueCounts(tx.db, tx, user_id, day).executeTakeFirstOrThrow();
      if (due.today + due.overdue === 0) continue;
      await enqueue(tx, sendMorningTasks, { user_id, subject_id: tx.services.newId() });
      waiting += 1;
    }
    return waiting;
  });
}
