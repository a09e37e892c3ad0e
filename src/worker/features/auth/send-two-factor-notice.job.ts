import { organizationMailer } from '#server/features/integrations/organization-mailer.ts';
import { twoFactorMail } from '#shared/features/auth/auth.mails.ts';
import type { Handler } from '#worker/platform/run-job.ts';
import { accountOwner } from './account-owner.ts';

/** Mails the notice to the account's own address. An account that is gone or switched off gets none. */
export const sendTwoFactorNoticeJob: Handler<'auth.send_two_factor_notice'> = async (ctx, { user_id, on }) => {
  const owner = await accountOwner(ctx, user_id);
  if (!owner) return;
  const { org_id } = ctx.actor;
  const { mailer } = await organizationMailer(ctx);
  await mailer.send({
    org_id,
    to: owner.email_id,
    category: 'account',
    ...twoFactorMail(owner.firstname, on),
  });
};
