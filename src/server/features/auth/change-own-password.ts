import { audit } from '#server/platform/audit.ts';
import { hashPassword, verifyPassword } from '#server/platform/auth/passwords.ts';
import { type Context, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { sendPasswordNotice } from '#shared/features/auth/auth.jobs.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { ChangeOwnPasswordInput } from '#shared/features/auth/auth.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { forgetTries, type PasswordOwner, refuseRecent, setPassword } from './new-password.ts';
import { endPasswordLinks } from './password-links.ts';
import { revokeOtherSessions } from './revoke-sessions.ts';

/**
 * Sets a new password for the signed-in person, who says the old one. Their other sessions and every link to set a
 * password end with it, and its owner is notified by mail.
 * @throws bad_request for a wrong old password, and for a new one the account has had lately
 */
export const changeOwnPassword = verb(
  { name: 'auth.change_own_password', kind: 'write', permission: 'account:use', input: ChangeOwnPasswordInput },
  async (ctx, { current_password, new_password }): Promise<{ ok: true }> => {
    const owner = await readOwner(ctx);
    await ctx.services.limits.consume('password_user', owner.user_id);
    const fits = await verifyPassword(owner.password_hash, current_password);
    if (!fits) throw invalidField('current_password', authMessages.wrong_current_password);
    await refuseRecent(ctx, owner, new_password);
    const password_hash = await hashPassword(new_password);
    await withTransaction(ctx, async (tx) => {
      ensure(await setPassword(tx, owner, password_hash), 'conflict', authMessages.password_changed_meanwhile);
      await endPasswordLinks(tx, owner.user_id);
      await revokeOtherSessions(tx, owner.user_id);
      await enqueue(tx, sendPasswordNotice, { user_id: owner.user_id });
      await audit(tx, { entity: 'user', ids: [owner.user_id] });
    });
    await Promise.all([forgetTries(ctx, owner), ctx.services.limits.reset('password_user', owner.user_id)]);
    return { ok: true };
  },
);

async function readOwner(ctx: Context): Promise<PasswordOwner> {
  const [[owner]] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .select(['id as user_id', 'email_id', 'password_hash'])
      .where(inOrganization(ctx, 'users'))
      .where('id', '=', userId(ctx)),
  ]);
  ensure(owner, 'unauthorized', 'Sign in again.');
  return owner;
}
