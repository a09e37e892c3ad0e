import { type Context, fullName, person, type TxContext } from '#server/platform/context.ts';
import { type Db, queryBuilder } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import type { ContactedHow } from '#shared/features/first-contact/first-contact.rules.ts';
import { type Speed, selectSpeed, speedOf } from './speed-to-lead.ts';
import { afterWorking, workingBetween } from './working-time.ts';

const MINUTE = 60_000;

/** The inquiry or the call that a clock is of. */
export type ClockOf = { opportunity_id: string } | { call_id: string };

/** When the time that is given from an instant on is over. */
export const dueAfter = (start: Date, { target, zone }: Speed): Date =>
  afterWorking(start, target.minutes * MINUTE, { hours: target, zone });

/** Starts the clock of what has just come in; it is written with the commit. */
export function startClock(tx: TxContext, of: ClockOf, started_at: Date, speed: Speed): void {
  const due_at = dueAfter(started_at, speed).toISOString();
  const row = queryBuilder.insertInto('first_contacts').values({
    id: tx.services.newId(),
    org_id: tx.actor.org_id,
    opportunity_id: 'opportunity_id' in of ? of.opportunity_id : null,
    call_id: 'call_id' in of ? of.call_id : null,
    started_at: started_at.toISOString(),
    due_at,
    hand_over_at: due_at,
  });
  tx.atCommit.push(row.compile());
}

/** The clock of an inquiry or a call. Every query of one goes through here. */
export const clockOf = (db: Db, ctx: Context, of: ClockOf) => {
  const rows = db.selectFrom('first_contacts').where(inOrganization(ctx, 'first_contacts'));
  return 'call_id' in of
    ? rows.where('call_id', '=', of.call_id)
    : rows.where('opportunity_id', '=', of.opportunity_id);
};

export interface RunningClock {
  id: string;
  started_at: string;
  due_at: string;
}

/** The clock that runs for an inquiry or a call; no row where none does. */
export const runningClock = (db: Db, ctx: Context, of: ClockOf) =>
  clockOf(db, ctx, of).select(['id', 'started_at', 'due_at']).where('contacted_at', 'is', null).$castTo<RunningClock>();

/** Stops a clock that ran when it was read; of two at once the first counts. @returns whether this stopped it */
export async function stopRunningClock(tx: TxContext, running: RunningClock, how: ContactedHow): Promise<boolean> {
  const { target, zone } = speedOf(await selectSpeed(tx.db, tx).executeTakeFirst());
  const now = tx.services.clock.now();
  const me = person(tx);
  const waited = workingBetween(new Date(running.started_at), now, { hours: target, zone });
  const stopped = await tx.db
    .updateTable('first_contacts')
    .set({
      contacted_at: now.toISOString(),
      contacted_by_id: me.user_id,
      contacted_by: fullName(me),
      contacted_how: how,
      waited_seconds: Math.floor(waited / 1_000),
      in_target: now <= new Date(running.due_at),
    })
    .where(inOrganization(tx, 'first_contacts'))
    .where('id', '=', running.id)
    .where('contacted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stopped !== undefined;
}

/**
 * Stops the clock that runs for an inquiry or a call, because a person was in contact. Asks no more than whether one runs
 * where none does. @returns whether this stopped it
 */
export async function stopClock(tx: TxContext, of: ClockOf, how: ContactedHow): Promise<boolean> {
  const running = await runningClock(tx.db, tx, of).executeTakeFirst();
  return running !== undefined && stopRunningClock(tx, running, how);
}
