import { addressesOf, noticeFacts, recipientOf } from '../../../server/features/notifications/notifications.queries.ts';
import { MailError } from '../../../server/platform/mailer/mailer.ts';
import { withTransaction } from '../../../server/platform/transaction.ts';
import { eventMail } from '../../../shared/features/notifications/notifications.mails.ts';
import { type Handler, PermanentFailure } from '../../platform/run-job.ts';

/** Mails a notice to one address. One that has been taken off the list meanwhile gets none. */
export const sendNoticeJob: Handler<'notifications.send_notice'> = async (ctx, { event, recipient, ...about }) => {
  const { mailer, publicUrl } = ctx.services;
  const found = await withTransaction(ctx, async (tx) => {
    const to = (await addressesOf(tx, event)).find((address) => recipientOf(address) === recipient);
    const facts = to && (await noticeFacts(tx, about));
    return facts && { to, facts };
  });
  if (!found) return;
  const link = `${publicUrl}/admissions/inquiry/${about.opportunity_id}`;
  try {
    await mailer.send({ to: found.to, category: 'notification', ...eventMail(event, { ...found.facts, link }) });
  } catch (error) {
    if (error instanceof MailError && !error.retryable) throw new PermanentFailure(error.code);
    throw error;
  }
};
