import { sendPasswordNotice } from '../../../shared/features/auth/auth.jobs.ts';
import { authMessages } from '../../../shared/features/auth/auth.messages.ts';
import { ChangePasswordInput, CheckResetTokenInput } from '../../../shared/features/auth/auth.schemas.ts';
import { AppError, invalidField } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/passwords.ts';
import { hashToken } from '../../platform/auth/tokens.ts';
import { asOrganisation, type Context, type PublicContext, type TxContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/outbox.ts';
import { read, withTransaction } from '../../platform/transaction.ts';
import { publicVerb } from '../../platform/verb.ts';
import { findPasswordReset } from './find-account.ts';
import { HISTORY_LENGTH, passwordHistory, rememberPassword } from './password-history.ts';
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
 * session of the account ends with it, and its owner is told by mail.
 * @throws bad_request for a link that does not work, and for a password the account has had lately
 */
export const changePassword = publicVerb(
  { name: 'auth.change_password', kind: 'write', input: ChangePasswordInput },
  async (ctx, { token, new_password }): Promise<{ ok: true }> => {
    const { inside, user } = await findUsableReset(ctx, token);
    await refuseRecent(inside, user, new_password);
    const password_hash = await hashPassword(new_password);
    await withTransaction(inside, async (tx) => {
      await useUp(tx, token);
      await setPassword(tx, user, password_hash);
      await endOtherLinks(tx, user.user_id);
      await revokeSessionsOf(tx, user.user_id);
      if (user.password_hash) await enqueue(tx, sendPasswordNotice, { user_id: user.user_id });
      await audit(tx, { entity: 'user', ids: [user.user_id] });
    });
    // Whoever tried to guess the old password has not locked its owner out.
    const account = user.email_id.toLowerCase();
    await Promise.all([
      ctx.services.limits.reset('login_account', account),
      ctx.services.limits.reset('login_streak_account', account),
    ]);
    return { ok: true };
  },
);

interface ResetUser {
  user_id: string;
  email_id: string;
  password_hash: string | null;
}

async function findUsableReset(ctx: PublicContext, token: string): Promise<{ inside: Context; user: ResetUser }> {
  await ctx.services.limits.consume('reset_token_ip', ctx.request.ip ?? 'unknown');
  const found = await findPasswordReset(ctx, token);
  if (!found) throw invalidToken();
  const inside = asOrganisation(ctx, found.org_id);
  const [users] = await read(inside, (db) => [
    db
      .selectFrom('password_resets')
      .innerJoin('users', 'users.id', 'password_resets.user_id')
      .select(['users.id as user_id', 'email_id', 'password_hash'])
      .where('password_resets.org_id', '=', found.org_id)
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.services.clock.now().toISOString())
      .where('is_active', '=', true),
  ]);
  const user = users[0];
  if (!user) throw invalidToken();
  return { inside, user };
}

/** The password must be none of the last three, the present one included. */
async function refuseRecent(ctx: Context, user: ResetUser, password: string): Promise<void> {
  const [kept] = await read(ctx, (db) => [passwordHistory(db, ctx, user.user_id)]);
  const recent = [user.password_hash, ...kept.map((row) => row.password_hash)].filter((hash) => hash !== null);
  for (const hash of [...new Set(recent)].slice(0, HISTORY_LENGTH))
    if (await verifyPassword(hash, password)) throw invalidField('new_password', authMessages.password_reused);
}

/** The one call whose update finds the link unused goes on. */
async function useUp(tx: TxContext, token: string): Promise<void> {
  const now = tx.services.clock.now().toISOString();
  const used = await tx.db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('org_id', '=', tx.actor.org_id)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw invalidToken();
}

/** Refuses where another link has set a password since this one's history was read, or the account was switched off. */
async function setPassword(tx: TxContext, user: ResetUser, password_hash: string): Promise<void> {
  const now = tx.services.clock.now().toISOString();
  const changed = await tx.db
    .updateTable('users')
    .set((eb) => ({ password_hash, version: eb('version', '+', 1), updated_at: now }))
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', user.user_id)
    .where('is_active', '=', true)
    .where('password_hash', user.password_hash === null ? 'is' : '=', user.password_hash)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw invalidToken();
  await rememberPassword(tx, user.user_id, password_hash);
}

async function endOtherLinks(tx: TxContext, user_id: string): Promise<void> {
  await tx.db
    .updateTable('password_resets')
    .set({ used_at: tx.services.clock.now().toISOString() })
    .where('org_id', '=', tx.actor.org_id)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute();
}
