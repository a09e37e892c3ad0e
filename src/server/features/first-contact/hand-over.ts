import { audit } from '#server/platform/audit.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { sendFirstContactNotice } from '#shared/features/first-contact/first-contact.jobs.ts';
import { ANSWERING_ROLES, NEXT_STEPS } from '#shared/features/first-contact/first-contact.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { dueAfter } from './run-clock.ts';
import { selectSpeed, speedOf } from './speed-to-lead.ts';

/** Clocks of one run; the next run takes the rest. */
const AT_ONCE = 200;

/** The people whom a step of the list means and who may answer now. */
const peopleOf = (tx: TxContext, who: string) =>
  tx.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where(inOrganization(tx, 'users'))
    .where('is_active', '=', true)
    .where('role', 'in', [...ANSWERING_ROLES])
    .where((eb) => (who.includes('@') ? eb('email_id', '=', who) : eb('role', '=', who as Role)))
    .orderBy('id')
    .execute();

/** Hands one clock to the next of the list who can answer. @returns whether it did */
const handOne = (ctx: Context, id: string): Promise<boolean> =>
  withTransaction(ctx, async (tx) => {
    const now = tx.services.clock.now();
    // One that another worker has in hand, or that a person stops just now, is left to them.
    const row = await tx.db
      .selectFrom('first_contacts')
      .select(['id', 'handed'])
      .where(inOrganization(tx, 'first_contacts'))
      .where('id', '=', id)
      .where('contacted_at', 'is', null)
      .where('hand_over_at', '<=', now.toISOString())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const speed = speedOf(await selectSpeed(tx.db, tx).executeTakeFirst());
    const steps = NEXT_STEPS.map((step) => speed.target[step]);
    for (let at = row.handed; at < steps.length; at++) {
      const who = steps[at]!;
      const people = who === '' ? [] : await peopleOf(tx, who);
      if (people.length === 0) continue;
      const isLast = steps.slice(at + 1).every((other) => other === '');
      await tx.db
        .updateTable('first_contacts')
        .set({
          handed: at + 1,
          handed_at: now.toISOString(),
          holder_id: who.includes('@') ? people[0]!.id : null,
          holder_role: who.includes('@') ? null : (who as Role),
          hand_over_at: isLast ? null : dueAfter(now, speed).toISOString(),
        })
        .where(inOrganization(tx, 'first_contacts'))
        .where('id', '=', id)
        .execute();
      for (const { id: user_id } of people)
        await enqueue(tx, sendFirstContactNotice, { first_contact_id: id, user_id, subject_id: tx.services.newId() });
      await audit(tx, { entity: 'first_contact', ids: [id], details: { step: at + 1 } });
      return true;
    }
    await tx.db
      .updateTable('first_contacts')
      .set({ hand_over_at: null })
      .where(inOrganization(tx, 'first_contacts'))
      .where('id', '=', id)
      .execute();
    return false;
  });

/** Hands over every clock of the organization whose time has run out. @returns how many */
export async function handOverDue(ctx: Context, signal?: AbortSignal): Promise<number> {
  const now = ctx.services.clock.now().toISOString();
  const [due] = await read(ctx, (db) => [
    db
      .selectFrom('first_contacts')
      .select('id')
      .where(inOrganization(ctx, 'first_contacts'))
      .where('contacted_at', 'is', null)
      .where('hand_over_at', '<=', now)
      .orderBy('hand_over_at')
      .limit(AT_ONCE),
  ]);
  let handed = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    if (await handOne(ctx, id)) handed += 1;
  }
  return handed;
}
