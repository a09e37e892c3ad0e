import { audit } from '#server/platform/audit.ts';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { sendPasswordLink } from '#shared/features/auth/auth.jobs.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { UserOfInput } from '#shared/features/users/users.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { type LinkPurpose, passwordLink, storePasswordLink } from '../auth/password-links.ts';
import { deliveryOf, mailsLeave } from './users.access.ts';

/** What a link of theirs is for: an invitation until they have a password. @throws not_found for whoever may not sign in */
async function purposeOf(tx: TxContext, user_id: string): Promise<LinkPurpose> {
  const user = await tx.db
    .selectFrom('users')
    .select('password_hash')
    .where(inOrganization(tx, 'users'))
    .where('id', '=', user_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  ensure(user, 'not_found', usersMessages.user_not_found);
  return user.password_hash === null ? 'invitation' : 'reset';
}

/** Mails a person the link to set a password: their invitation again, or a reset. Their earlier links end with it. */
export const sendLink = verb(
  { name: 'users.send_link', kind: 'write', permission: 'users:manage', input: UserOfInput },
  (ctx, { user_id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const purpose = await purposeOf(tx, user_id);
      await enqueue(tx, sendPasswordLink, { user_id, purpose });
      await audit(tx, { entity: 'user', ids: [user_id], details: { purpose } });
      return { ok: true };
    }),
);

/**
 * The link itself, for an administrator to hand over where no mail can leave. What is kept of the call is the link's id,
 * from which the token follows: the token itself stands nowhere.
 * @throws conflict where mails leave
 */
export const makeLink = verb(
  { name: 'users.make_link', kind: 'write', permission: 'users:manage', input: UserOfInput },
  async (ctx, { user_id }): Promise<{ link: string; purpose: LinkPurpose }> => {
    const { tokens, publicUrl } = ctx.services;
    const { link_id, purpose } = await withTransaction(ctx, async (tx) => {
      ensure(!mailsLeave(tx, await deliveryOf(tx.db, tx).executeTakeFirst()), 'conflict', usersMessages.link_is_mailed);
      const made = { link_id: tx.services.newId(), purpose: await purposeOf(tx, user_id) };
      const token = tokens.passwordLinkTokenOf(made.link_id);
      await storePasswordLink(tx, { user_id, purpose: made.purpose, token });
      await audit(tx, { entity: 'user', ids: [user_id], details: { purpose: made.purpose } });
      return made;
    });
    return { link: passwordLink(publicUrl, tokens.passwordLinkTokenOf(link_id)), purpose };
  },
);
