import type { Context, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import type { NoticeKind } from '#shared/features/notifications/notifications.rules.ts';
import { organizationMailer } from '../integrations/organization-mailer.ts';
import type { NoticesTable } from './notifications.table.ts';

/** One mail: about what, and to whom. */
export interface Notice {
  event: NoticeKind;
  /** The row that records the event. */
  subject_id: string;
  address: string;
  is_test?: boolean;
}

interface Delivery {
  subject: string;
  text: string;
  /** No other attempt follows this one. */
  last: boolean;
}

type Outcome = Pick<NoticesTable, 'state'> & Partial<Pick<NoticesTable, 'fault' | 'way'>>;

const settle = (tx: TxContext, id: string, outcome: Outcome) =>
  tx.db
    .updateTable('notices')
    .set({ ...outcome, at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'notices'))
    .where('id', '=', id)
    .execute();

/**
 * Takes a notice up, once. One that another attempt took up and never brought to an end may have left: it stays in doubt
 * and is not sent again.
 * @returns its id; null where nothing is to be sent
 */
const claimNotice = (ctx: Context, { event, subject_id, address, is_test = false }: Notice): Promise<string | null> =>
  withTransaction(ctx, async (tx) => {
    const about = { org_id: tx.actor.org_id, event, subject_id, address };
    const at = tx.services.clock.now().toISOString();
    const created = await tx.db
      .insertInto('notices')
      .values({ ...about, id: tx.services.newId(), is_test, state: 'sending', fault: null, way: null, at })
      .onConflict((conflict) => conflict.constraint('notices_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created) return created.id;
    const { id, state } = await tx.db
      .selectFrom('notices')
      .select(['id', 'state'])
      .where(inOrganization(tx, 'notices'))
      .where((eb) => eb.and(about))
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'sending') await settle(tx, id, { state: 'in_doubt' });
    if (state !== 'waiting') return null;
    await settle(tx, id, { state: 'sending' });
    return id;
  });

/** What a failed attempt leaves: it waits for the next, has failed for good, or may have arrived all the same. */
function outcomeOf({ code, retryable, inDoubt }: MailError, last: boolean): Outcome {
  if (inDoubt) return { state: 'in_doubt', fault: code };
  return { state: retryable && !last ? 'waiting' : 'failed', fault: code };
}

/**
 * Mails a notice by the organization's own way, once however often it is called, and records what became of it.
 * @throws MailError where it did not leave for certain
 */
export async function deliverNotice(ctx: Context, notice: Notice, { subject, text, last }: Delivery): Promise<void> {
  // Before the claim: what fails here has sent nothing, and the next attempt would take it for a mail in doubt.
  const { mailer, way } = await organizationMailer(ctx);
  const id = await claimNotice(ctx, notice);
  if (id === null) return;
  const end = (outcome: Outcome) => withTransaction(ctx, (tx) => settle(tx, id, { ...outcome, way }));
  try {
    await mailer.send({ org_id: ctx.actor.org_id, to: notice.address, category: 'notification', subject, text });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await end(outcomeOf(error, last));
    if (!error.inDoubt) throw error;
    return;
  }
  await end({ state: 'sent', fault: null });
}
