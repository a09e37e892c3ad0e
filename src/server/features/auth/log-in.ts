import { audit } from '#server/platform/audit.ts';
import { hashPassword, needsRehash, verifyPassword } from '#server/platform/auth/passwords.ts';
import { asOrganization, type Context, type PublicContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { LoginInput } from '#shared/features/auth/auth.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { type Account, issueChallenge, nextStep, readAccount, type SecondStep } from './challenge.ts';
import { type FoundAccount, findAccount, triesKey } from './find-account.ts';
import { openAudited, type SignedIn } from './open-session.ts';

/** No organization has it; an unknown address is looked for here, so that its answer takes the same round trips. */
const NOWHERE: FoundAccount = {
  user_id: '00000000-0000-0000-0000-000000000000',
  org_id: '00000000-0000-0000-0000-000000000000',
};

/**
 * Proves an e-mail and a password and opens a session, or answers a challenge where a second step is due. An unknown address, a deactivated account and a wrong password
 * have the same answer after the same work. Tries are limited by account, found as the database compares addresses, and
 * by network address, where only wrong ones count: many people of one house may sign in at once.
 */
export const logIn = publicVerb(
  { name: 'auth.login', kind: 'write', input: LoginInput },
  async (ctx, { email_id, password }): Promise<SignedIn | SecondStep> => {
    const { limits } = ctx.services;
    const address = ctx.request.ip ?? 'unknown';
    await limits.check('login_ip', address);
    const someone = await findAccount(ctx, email_id);
    const account = triesKey(someone, email_id);
    await limits.consume('login_account', account);
    await limits.consume('login_streak_account', account);

    const found = someone ?? NOWHERE;
    const inside = asOrganization(ctx, found.org_id);
    const user = await readAccount(inside, found.user_id);
    const fits = await verifyPassword(user?.password_hash ?? null, password);
    const signedIn = user && fits ? await begin(inside, user, password) : null;
    if (!signedIn) {
      await limits.consume('login_ip', address);
      await recordRefusal(inside, found);
      throw new AppError('unauthorized', authMessages.incorrect_credentials);
    }
    await forgetTries(ctx, account);
    return signedIn;
  },
);

/** Opens the session, or asks for the second step, unless the account was switched off or its password changed while the typed one was checked. */
async function begin(ctx: Context, user: Account, password: string): Promise<SignedIn | SecondStep | null> {
  const { password_hash: verified } = user;
  const renewed = verified && needsRehash(verified) ? await hashPassword(password) : null;
  return withTransaction(ctx, async (tx) => {
    const still = await tx.db
      .selectFrom('users')
      .select('id')
      .where(inOrganization(tx, 'users'))
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
        .where(inOrganization(tx, 'users'))
        .where('id', '=', user.user_id)
        .execute();
    const step = nextStep(tx, user);
    if (!step) return openAudited(tx, user);
    await audit(tx, { entity: 'user', ids: [user.user_id], details: { step } });
    // It holds for the password as it is stored from now on.
    const challenge = await issueChallenge(tx, { ...user, password_hash: renewed ?? verified });
    return { challenge, step };
  });
}

/** An unknown address has no organization to keep the row, so it costs the same round trip without one. */
async function recordRefusal(ctx: Context, { user_id, org_id }: FoundAccount): Promise<void> {
  const entry = { entity: 'user', ids: [user_id], outcome: 'refused' as const };
  await read(ctx, () => [], org_id === NOWHERE.org_id ? undefined : entry);
}

async function forgetTries(ctx: PublicContext, account: string): Promise<void> {
  const { limits } = ctx.services;
  await Promise.all([limits.reset('login_account', account), limits.reset('login_streak_account', account)]);
}
