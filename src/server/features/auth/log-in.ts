import { authMessages } from '../../../shared/features/auth/auth.messages.ts';
import { LoginInput } from '../../../shared/features/auth/auth.schemas.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../platform/auth/passwords.ts';
import { asOrganisation, type Context, type PublicContext } from '../../platform/context.ts';
import { read, withTransaction } from '../../platform/transaction.ts';
import { publicVerb } from '../../platform/verb.ts';
import { type FoundAccount, findAccount } from './find-account.ts';
import { openSession, type SessionOwner, type SignedIn } from './open-session.ts';

/** No organisation has it; an unknown address is looked for here, so that its answer takes the same round trips. */
const NOWHERE: FoundAccount = {
  user_id: '00000000-0000-0000-0000-000000000000',
  org_id: '00000000-0000-0000-0000-000000000000',
};

type Account = SessionOwner & { password_hash: string | null };

/**
 * Proves an e-mail and a password and opens a session. An unknown address, a deactivated account and a wrong password
 * have the same answer after the same work. Tries are limited by account and by address; a success forgets them.
 */
export const logIn = publicVerb(
  { name: 'auth.login', kind: 'write', input: LoginInput },
  async (ctx, { email_id, password }): Promise<SignedIn> => {
    const { limits } = ctx.services;
    const address = ctx.request.ip ?? 'unknown';
    const account = email_id.toLowerCase();
    await limits.consume('login_ip', address);
    await limits.consume('login_account', account);
    await limits.consume('login_streak_account', account);

    const found = (await findAccount(ctx, email_id)) ?? NOWHERE;
    const inside = asOrganisation(ctx, found.org_id);
    const user = await readAccount(inside, found.user_id);
    const fits = await verifyPassword(user?.password_hash ?? null, password);
    const signedIn = user && fits ? await begin(inside, user, password) : null;
    if (!signedIn) {
      await recordRefusal(inside, found);
      throw new AppError('unauthorized', authMessages.incorrect_credentials);
    }
    await forgetTries(ctx, account, address);
    return signedIn;
  },
);

async function readAccount(ctx: Context, user_id: string): Promise<Account | undefined> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .innerJoin('organisations', 'organisations.id', 'users.org_id')
      .select(['users.id as user_id', 'role', 'firstname', 'lastname', 'email_id', 'password_hash', 'org_type'])
      .where('users.org_id', '=', ctx.actor.org_id)
      .where('users.id', '=', user_id)
      .where('is_active', '=', true),
  ]);
  return rows[0];
}

/** Opens the session, unless the account was switched off or its password changed while the typed one was checked. */
async function begin(ctx: Context, user: Account, password: string): Promise<SignedIn | null> {
  const { password_hash: verified } = user;
  const renewed = verified && needsRehash(verified) ? await hashPassword(password) : null;
  return withTransaction(ctx, async (tx) => {
    const still = await tx.db
      .selectFrom('users')
      .select('id')
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', user.user_id)
      .where('is_active', '=', true)
      .where('password_hash', '=', verified)
      .forUpdate()
      .executeTakeFirst();
    if (!still) return null;
    if (renewed)
      await tx.db
        .updateTable('users')
        .set({ password_hash: renewed })
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', user.user_id)
        .execute();
    const { session_id, signedIn } = await openSession(tx, user);
    const { user_id, org_type, role } = user;
    const actor = { kind: 'user' as const, org_id: tx.actor.org_id, user_id, org_type, role, session_id };
    await audit({ ...tx, actor }, { entity: 'session', ids: [session_id] });
    return signedIn;
  });
}

/** An unknown address has no organisation to keep the row, so it costs the same round trip without one. */
async function recordRefusal(ctx: Context, { user_id, org_id }: FoundAccount): Promise<void> {
  const entry = { entity: 'user', ids: [user_id], outcome: 'refused' as const };
  await read(ctx, () => [], org_id === NOWHERE.org_id ? undefined : entry);
}

async function forgetTries(ctx: PublicContext, account: string, address: string): Promise<void> {
  const { limits } = ctx.services;
  await Promise.all([
    limits.giveBack('login_ip', address),
    limits.reset('login_account', account),
    limits.reset('login_streak_account', account),
  ]);
}
