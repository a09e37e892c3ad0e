import { selectSpeed, speedOf } from '#server/features/first-contact/speed-to-lead.ts';
import { deliverNotice } from '#server/features/notifications/deliver-notice.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { read } from '#server/platform/transaction.ts';
import { sendFirstContactNotice } from '#shared/features/first-contact/first-contact.jobs.ts';
import { overdueMail } from '#shared/features/first-contact/first-contact.mails.ts';
import { SUFFIX_LENGTH } from '#shared/features/inquiries/inquiries.rules.ts';
import { type Handler, PermanentFailure } from '#worker/platform/run-job.ts';

/** Mails a person what was handed to them, once; nothing where somebody has answered meanwhile or they have left. */
export const sendFirstContactNoticeJob: Handler<'first_contact.send_notice'> = async (ctx, notice, { attempt }) => {
  const { first_contact_id, user_id, subject_id } = notice;
  const [clocks, users, speeds] = await read(ctx, (db) => [
    db
      .selectFrom('first_contacts')
      .leftJoin('inquiries', 'inquiries.id', 'first_contacts.opportunity_id')
      .select(['inquiries.opportunity_name', 'first_contacts.opportunity_id', 'first_contacts.call_id'])
      .where(inOrganization(ctx, 'first_contacts'))
      .where('first_contacts.id', '=', first_contact_id)
      .where('first_contacts.contacted_at', 'is', null),
    db
      .selectFrom('users')
      .select('email_id')
      .where(inOrganization(ctx, 'users'))
      .where('id', '=', user_id)
      .where('is_active', '=', true),
    selectSpeed(db, ctx),
  ]);
  const [clock, user] = [clocks[0], users[0]];
  if (!clock || !user) return;
  const { opportunity_id, call_id, opportunity_name } = clock;
  const mail = overdueMail({
    suffix: opportunity_name?.slice(-SUFFIX_LENGTH) ?? null,
    minutes: speedOf(speeds[0]).target.minutes,
    link: `${ctx.services.publicUrl}/admissions/${opportunity_id ? `inquiry/${opportunity_id}` : `call/${call_id}`}`,
  });
  try {
    const last = attempt >= sendFirstContactNotice.attempts;
    await deliverNotice(ctx, { event: 'first_contact_due', subject_id, address: user.email_id }, { ...mail, last });
  } catch (error) {
    if (error instanceof MailError && !error.retryable) throw new PermanentFailure(error.code);
    throw error;
  }
};
