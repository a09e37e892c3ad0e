import { addressesFor, selectAddresses } from '../../../server/features/notifications/referral-addresses.ts';
import type { Context } from '../../../server/platform/context.ts';
import type { Db } from '../../../server/platform/database.ts';
import { read } from '../../../server/platform/transaction.ts';
import { SUFFIX_LENGTH } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { referralMail } from '../../../shared/features/notifications/referral-mail.ts';
import type { Handler } from '../../platform/run-job.ts';

/** Mails the notice to one address, if that is still on the event's list. */
export const sendReferralNoticeJob: Handler<'notifications.send_referral_notice'> = async (
  ctx,
  { record_id, address_key },
) => {
  const [records, configurations] = await read(ctx, (db) => [recordOf(db, ctx, record_id), selectAddresses(db, ctx)]);
  const record = records[0];
  if (!record) return;
  const to = addressesFor(record.referral_direction, configurations[0]?.config).get(address_key);
  if (!to) return;
  const mail = referralMail({
    direction: record.referral_direction,
    suffix: record.opportunity_name.slice(-SUFFIX_LENGTH),
    staff: [record.firstname, record.lastname].filter(Boolean).join(' ') || '-',
    link: `${ctx.services.publicUrl}/admissions/inquiry/${record.opportunity_id}`,
  });
  await ctx.services.mailer.send({ to, category: 'referral', ...mail });
};

const recordOf = (db: Db, ctx: Context, id: string) =>
  db
    .selectFrom('referral_records')
    .innerJoin('inquiries', 'inquiries.id', 'referral_records.opportunity_id')
    .leftJoin('users', 'users.id', 'referral_records.created_by')
    .select(['referral_direction', 'referral_records.opportunity_id', 'opportunity_name'])
    .select(['users.firstname', 'users.lastname'])
    .where('referral_records.org_id', '=', ctx.actor.org_id)
    .where('referral_records.id', '=', id);
