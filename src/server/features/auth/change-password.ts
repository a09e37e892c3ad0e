import { audit } from '#server/platform/audit.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import { asOrganization, type Context, type PublicContext, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { sendPasswordNotice } from '#shared/features/auth/auth.jobs.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { ChangePasswordInput, CheckResetTokenInput } from '#shared/features/auth/auth.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { findPasswordReset } from './find-account.ts';
import { forgetTries, type PasswordOwner, refuseRecent, setPassword } from './new-password.ts';
import { endPasswordLinks } from './password-links.ts';
import { revokeSessionsOf } from './revoke-sessions.ts';

const invalidToken = () => new AppError('bad_request', authMessages.invalid_token);

/** Whether a link still works. Looking does not use it up. @throws bad_request when it does not */
export const checkResetToken = publicVerb(
  { name: 'auth.check_reset_token', kind: 'read', input: CheckResetTokenInput },
  async (ctx, { token }): Promise<{ valid: true }> => {
    await findUsableReset(ctx, token);
    return { valid: true };
  },
);

/**
 * Sets a password by a mailed link. The link works once, however many calls race for it; every other link and every
 * session of the account ends with it, and its owner is notified by mail.
 * @throws bad_request for a link that does not work, and for a password the account has had lately; conflict where the
 * e-mail has an account in another organization, which only whoever reads its mails may learn
 */
export const changePassword = publicVerb(
  { name: 'auth.change_password', kind: 'write', input: ChangePasswordInput },
  async (ctx, { token, new_password }): Promise<{ ok: true }> => {
    const { inside, user } = await findUsableReset(ctx, token);
    await refuseRecent(inside, user, new_password);
    const password_hash = await hashPassword(new_password);
    await withTransaction(inside, async (tx) => {
      await useUp(tx, token);
      if (!(await setPassword(tx, user, password_hash))) throw invalidToken();
      await endPasswordLinks(tx, user.user_id);
      await revokeSessionsOf(tx, user.user_id);
      if (user.password_hash) await enqueue(tx, sendPasswordNotice, { user_id: user.user_id });
      await audit(tx, { entity: 'user', ids: [user.user_id] });
    }).catch((error: unknown) => {
      throw isClaimed(error) ? new AppError('conflict', authMessages.account_elsewhere) : error;
    });
    await forgetTries(ctx, user);
    return { ok: true };
  },
);

/** Whether the database refused a second account with a password for one address. */
const isClaimed = (error: unknown): boolean => (error as { constraint?: unknown }).constraint === 'users_email_claimed';

async function findUsableReset(ctx: PublicContext, token: string): Promise<{ inside: Context; user: PasswordOwner }> {
  await ctx.services.limits.consume('reset_token_ip', ctx.request.ip ?? 'unknown');
  const found = await findPasswordReset(ctx, token);
  if (!found) throw invalidToken();
  const inside = asOrganization(ctx, found.org_id);
  const [users] = await read(inside, (db) => [
    db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id as user_id', 'email_id', 'password_hash'])
      .where(inOrganization(inside, 'password_resets'))
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.services.clock.now().toISOString())
      .where('is_active', '=', true),
  ]);
  const user = users[0];
  if (!user) throw invalidToken();
  return { inside, user };
}

/** The one call whose update finds the link unused goes on. */
async function useUp(tx: TxContext, token: string): Promise<void> {
  const now = tx.services.clock.now().toISOString();
  const used = await tx.db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where(inOrganization(tx, 'password_resets'))
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw invalidToken();
}
