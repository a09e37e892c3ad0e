import { read } from '../../../server/platform/transaction.ts';
import { passwordChangedMail } from '../../../shared/features/auth/auth.mails.ts';
import type { Handler } from '../../platform/run-job.ts';

/** Mails the notice to the account's own address. An account that is gone or switched off gets none. */
export const sendPasswordNoticeJob: Handler<'auth.send_password_notice'> = async (ctx, { user_id }) => {
  const [users] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .select(['email_id', 'firstname'])
      .where('org_id', '=', ctx.actor.org_id)
      .where('id', '=', user_id)
      .where('is_active', '=', true),
  ]);
  const user = users[0];
  if (!user) return;
  await ctx.services.mailer.send({ to: user.email_id, category: 'account', ...passwordChangedMail(user.firstname) });
};
