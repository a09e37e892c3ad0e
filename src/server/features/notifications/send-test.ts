import { audit } from '#server/platform/audit.ts';
import { person, userId } from '#server/platform/context.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { eventMail, sampleNotice } from '#shared/features/notifications/notifications.mails.ts';
import { notificationsMessages as text } from '#shared/features/notifications/notifications.messages.ts';
import { TestNoticeInput } from '#shared/features/notifications/notifications.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { deliverNotice } from './deliver-notice.ts';

/**
 * Mails an event's notice, with sample words, to whoever asks, by the way that the real ones leave.
 * @throws service_unavailable where the mail did not leave
 */
export const sendTestNotice = verb(
  { name: 'notifications.send_test', kind: 'write', permission: 'config_notifications:write', input: TestNoticeInput },
  async (ctx, { event }): Promise<{ address: string }> => {
    await ctx.services.limits.consume('test_mail_user', userId(ctx) ?? '');
    const subject_id = ctx.services.newId();
    const address = await withTransaction(ctx, async (tx) => {
      await audit(tx, { entity: 'notification', ids: [subject_id], details: { event } });
      return person(tx).email_id;
    });
    const mail = eventMail(event, sampleNotice(ctx.services.publicUrl));
    try {
      await deliverNotice(ctx, { event, subject_id, address, is_test: true }, { ...mail, last: true });
    } catch (error) {
      if (error instanceof MailError) throw new AppError('service_unavailable', text.test_failed);
      throw error;
    }
    return { address };
  },
);
