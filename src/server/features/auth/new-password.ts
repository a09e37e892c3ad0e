import { verifyPassword } from '#server/platform/auth/passwords.ts';
import type { Context, PublicContext, TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { triesKey } from './find-account.ts';
import { HISTORY_LENGTH, passwordHistory, rememberPassword } from './password-history.ts';

/** Whose password is to change, and what it is so far. */
export interface PasswordOwner {
  user_id: string;
  email_id: string;
  password_hash: string | null;
}

/** The password must be none of the last three, the present one included. @throws bad_request where it is */
export async function refuseRecent(ctx: Context, owner: PasswordOwner, password: string): Promise<void> {
  const [kept] = await read(ctx, (db) => [passwordHistory(db, ctx, owner.user_id)]);
  const recent = [owner.password_hash, ...kept.map((row) => row.password_hash)].filter((hash) => hash !== null);
  for (const hash of [...new Set(recent)].slice(0, HISTORY_LENGTH))
    if (await verifyPassword(hash, password)) throw invalidField('new_password', authMessages.password_reused);
}

/** Sets it, unless another call has set one meanwhile or the account was switched off; answers whether it did. */
export async function setPassword(tx: TxContext, owner: PasswordOwner, password_hash: string): Promise<boolean> {
  const now = tx.services.clock.now().toISOString();
  const changed = await tx.db
    .updateTable('users')
    .set((eb) => ({ password_hash, version: eb('version', '+', 1), updated_at: now }))
    .where(inOrganization(tx, 'users'))
    .where('id', '=', owner.user_id)
    .where('is_active', '=', true)
    .where('password_hash', owner.password_hash === null ? 'is' : '=', owner.password_hash)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await rememberPassword(tx, owner.user_id, password_hash);
  return true;
}

/** Whoever tried to guess the old password has not locked its owner out. */
export async function forgetTries(ctx: PublicContext, owner: PasswordOwner): Promise<void> {
  const account = triesKey(owner, owner.email_id);
  await Promise.all([
    ctx.services.limits.reset('login_account', account),
    ctx.services.limits.reset('login_streak_account', account),
  ]);
}
