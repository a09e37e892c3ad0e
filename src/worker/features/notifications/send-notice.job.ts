import { deliverNotice } from '#server/features/notifications/deliver-notice.ts';
import { addressesFor, selectAddresses } from '#server/features/notifications/notification-addresses.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { read } from '#server/platform/transaction.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import { sendNotice } from '#shared/features/notifications/notifications.jobs.ts';
import { eventMail } from '#shared/features/notifications/notifications.mails.ts';
import { type Handler, PermanentFailure } from '#worker/platform/run-job.ts';

/** Mails the notice to one address, if that is still on the event's list: once, however often the job runs. */
export const sendNoticeJob: Handler<'notifications.send_notice'> = async (ctx, notice, { attempt }) => {
  const { event, address_key, opportunity_id, subject_id, user_id } = notice;
  const [inquiries, configurations, users] = await read(ctx, (db) => [
    inquiryOf(db, ctx, opportunity_id),
    selectAddresses(db, ctx),
    staffOf(db, ctx, user_id),
  ]);
  const to = addressesFor(event, configurations[0]?.config).get(address_key);
  if (!inquiries[0] || !to) return;
  const [user] = users;
  const mail = eventMail(event, {
    suffix: inquiries[0].opportunity_name.slice(-SUFFIX_LENGTH),
    staff: [user?.firstname, user?.lastname].filter(Boolean).join(' ') || '-',
    link: `${ctx.services.publicUrl}/admissions/inquiry/${opportunity_id}`,
  });
  try {
    const last = attempt >= sendNotice.attempts;
    await deliverNotice(ctx, { event, subject_id, address: to }, { ...mail, last });
  } catch (error) {
    if (error instanceof MailError && !error.retryable) throw new PermanentFailure(error.code);
    throw error;
  }
};

const inquiryOf = (db: Db, ctx: Context, id: string) =>
  db.selectFrom('inquiries').select('opportunity_name').where(inOrganization(ctx, 'inquiries')).where('id', '=', id);

const staffOf = (db: Db, ctx: Context, id: string | null) =>
  db.selectFrom('users').select(['firstname', 'lastname']).where(inOrganization(ctx, 'users')).where('id', '=', id);
