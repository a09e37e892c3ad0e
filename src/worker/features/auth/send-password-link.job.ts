import { passwordLink, storePasswordLink } from '#server/features/auth/password-links.ts';
import { organizationMailer } from '#server/features/integrations/organization-mailer.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { invitationMail, resetLinkMail } from '#shared/features/auth/auth.mails.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/**
 * Mails the link to the account's own address. The token comes from the job's id: a second run mails the same link, or
 * none once it has been used. An account that is gone or switched off gets none.
 */
export const sendPasswordLinkJob: Handler<'auth.send_password_link'> = async (ctx, { user_id, purpose }, run) => {
  const { tokens, publicUrl } = ctx.services;
  const token = tokens.passwordLinkTokenOf(run.id);
  const user = await withTransaction(ctx, async (tx) => {
    const found = await recipient(tx, user_id);
    return found && (await storePasswordLink(tx, { user_id, purpose, token })) ? found : undefined;
  });
  if (!user) return;
  const link = passwordLink(publicUrl, token);
  const words =
    purpose === 'invitation'
      ? invitationMail(user.firstname, user.organization, link)
      : resetLinkMail(user.firstname, link);
  const { mailer } = await organizationMailer(ctx);
  await mailer.send({ org_id: ctx.actor.org_id, to: user.email_id, category: 'account', ...words });
};

const recipient = (tx: TxContext, user_id: string) =>
  tx.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.org_id')
    .select(['email_id', 'firstname', 'organizations.name as organization'])
    .where(inOrganization(tx, 'users'))
    .where('users.id', '=', user_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
