import type { FirstContactsTable } from '#server/features/first-contact/first-contact.table.ts';
import { dueAfter } from '#server/features/first-contact/run-clock.ts';
import { workingBetween } from '#server/features/first-contact/working-time.ts';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { USUAL_SPEED_TO_LEAD } from '#shared/features/first-contact/first-contact.rules.ts';
import { DEMO_ZONE } from './demo-mark.ts';
import type { Seeded } from './seeded.ts';

const SPEED = { target: USUAL_SPEED_TO_LEAD, zone: DEMO_ZONE };
/** How often the demo's desk keeps to its target. */
const IN_TIME = 0.8;
/** Inquiries nobody has answered yet whose clock runs. */
const RUNNING = 2;

type Clock = Pick<
  FirstContactsTable,
  'id' | 'org_id' | 'opportunity_id' | 'call_id' | 'started_at' | 'due_at' | 'hand_over_at'
>;

const clockOf = (tx: TxContext, of: { opportunity_id: string } | { call_id: string }, started: Date): Clock => ({
  id: tx.services.newId(),
  org_id: tx.actor.org_id,
  opportunity_id: 'opportunity_id' in of ? of.opportunity_id : null,
  call_id: 'call_id' in of ? of.call_id : null,
  started_at: started.toISOString(),
  due_at: dueAfter(started, SPEED).toISOString(),
  hand_over_at: null,
});

/** A clock that was stopped, mostly in time. */
function stopped(clock: Clock, chance: Seeded, desk: { id: string; firstname: string; lastname: string }) {
  const late = chance.chance(1 - IN_TIME);
  const due = new Date(clock.due_at).getTime();
  const contacted = new Date(due + (late ? 1 + chance.upTo(1_200) : -chance.upTo(280)) * 1_000);
  const waited = workingBetween(new Date(clock.started_at), contacted, { hours: SPEED.target, zone: SPEED.zone });
  return {
    ...clock,
    contacted_at: contacted.toISOString(),
    contacted_by_id: desk.id,
    contacted_by: fullName(desk),
    contacted_how: clock.call_id === null ? 'note' : 'call',
    waited_seconds: Math.floor(waited / 1_000),
    in_target: !late,
  } as const;
}

/** How long each of the demo's inquiries and handled calls waited for its first contact; the newest inquiries still do. */
export async function addFirstContacts(tx: TxContext, chance: Seeded): Promise<void> {
  const desk = await tx.db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname'])
    .where('org_id', '=', tx.actor.org_id)
    .where('role', '=', 'admissions')
    .orderBy('email_id')
    .executeTakeFirst();
  if (!desk) return;
  const inquiries = await tx.db
    .selectFrom('inquiries')
    .select(['id', 'created_at', 'status'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('inquiry_notes').select('id').whereRef('inquiry_notes.opportunity_id', '=', 'inquiries.id')).as(
        'answered',
      ),
    )
    .where('org_id', '=', tx.actor.org_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const calls = await tx.db
    .selectFrom('calls')
    .select(['id', 'timestamp'])
    .where('org_id', '=', tx.actor.org_id)
    .where('handled_at', 'is not', null)
    .orderBy('timestamp')
    .execute();
  let running = 0;
  const clocks = inquiries.flatMap(({ id, created_at, status, answered }) => {
    const clock = clockOf(tx, { opportunity_id: id }, new Date(created_at));
    if (status !== 'PRE-ASSESSMENT' || answered) return [stopped(clock, chance, desk)];
    running += 1;
    // Those that have waited longer were entered of an earlier day, for which no clock runs.
    return running > RUNNING ? [] : [clock];
  });
  clocks.push(
    ...calls.map(({ id, timestamp }) => stopped(clockOf(tx, { call_id: id }, new Date(timestamp)), chance, desk)),
  );
  for (const clock of clocks) await tx.db.insertInto('first_contacts').values(clock).execute();
}
