import { organizationMailer } from '#server/features/integrations/organization-mailer.ts';
import { passwordChangedMail } from '#shared/features/auth/auth.mails.ts';
import type { Handler } from '#worker/platform/run-job.ts';
import { accountOwner } from './account-owner.ts';

/** Mails the notice to the account's own address. An account that is gone or switched off gets none. */
export const sendPasswordNoticeJob: Handler<'auth.send_password_notice'> = async (ctx, { user_id }) => {
  const owner = await accountOwner(ctx, user_id);
  if (!owner) return;
  const words = passwordChangedMail(owner.firstname);
  const { org_id } = ctx.actor;
  const { mailer } = await organizationMailer(ctx);
  await mailer.send({ org_id, to: owner.email_id, category: 'account', ...words });
};
