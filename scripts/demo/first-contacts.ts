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

/** How long each of the demo's inquiries waited for its first contact; the newest that nobody answered still do. */
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
  let running = 0;
  for (const { id, created_at, status, answered } of inquiries) {
    const started = new Date(created_at);
    const due = dueAfter(started, SPEED);
    const of = { id: tx.services.newId(), org_id: tx.actor.org_id, opportunity_id: id, call_id: null };
    const clock = { ...of, started_at: started.toISOString(), due_at: due.toISOString(), hand_over_at: null };
    if (status === 'PRE-ASSESSMENT' && !answered && running < RUNNING) {
      running += 1;
      await tx.db.insertInto('first_contacts').values(clock).execute();
      continue;
    }
    const late = chance.chance(1 - IN_TIME);
    const contacted = new Date(due.getTime() + (late ? 1 + chance.upTo(1_200) : -chance.upTo(280)) * 1_000);
    const waited = workingBetween(started, contacted, { hours: SPEED.target, zone: SPEED.zone });
    await tx.db
      .insertInto('first_contacts')
      .values({
        ...clock,
        contacted_at: contacted.toISOString(),
        contacted_by_id: desk.id,
        contacted_by: fullName(desk),
        contacted_how: 'note',
        waited_seconds: Math.floor(waited / 1_000),
        in_target: !late,
      })
      .execute();
  }
}
