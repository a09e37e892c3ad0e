import { audit } from '#server/platform/audit.ts';
import { totpUri } from '#server/platform/auth/totp.ts';
import type { Context, TxContext } from '#server/platform/context.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { publicVerb } from '#server/platform/verb.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { ChallengeInput, SecondStepInput } from '#shared/features/auth/auth.schemas.ts';
import { invalidField } from '#shared/platform/errors.ts';
import { type Account, openChallenge } from './challenge.ts';
import { openAudited, type SignedIn } from './open-session.ts';
import type { Enrollment } from './own-two-factor.ts';
import { beginEnrollment, confirmEnrollment, takeCode } from './two-factor.ts';

/** Runs what a right code leads to, within the limits of its account; a wrong one leaves an audit row. */
async function withCode<T>(
  inside: Context,
  { user_id }: Account,
  work: (tx: TxContext) => Promise<T | null>,
): Promise<T> {
  const { limits } = inside.services;
  await limits.consume('two_factor_account', user_id);
  await limits.consume('two_factor_streak_account', user_id);
  const answer = await withTransaction(inside, work);
  if (answer === null) {
    await read(inside, () => [], { entity: 'user', ids: [user_id], outcome: 'refused' });
    throw invalidField('code', authMessages.wrong_code);
  }
  await Promise.all([limits.reset('two_factor_account', user_id), limits.reset('two_factor_streak_account', user_id)]);
  return answer;
}

/** The second step of a sign-in: a code of the authenticator, or a recovery code, opens the session. Each works once. */
export const takeSecondStep = publicVerb(
  { name: 'auth.two_factor', kind: 'write', input: SecondStepInput },
  async (ctx, { challenge, code }): Promise<SignedIn> => {
    const { inside, account } = await openChallenge(ctx, challenge, 'code');
    return withCode(inside, account, async (tx) =>
      (await takeCode(tx, account.user_id, code)) ? openAudited(tx, account) : null,
    );
  },
);

/** For somebody whose role must have two factors and whose days of grace are over: the secret to begin with. */
export const beginSecondStep = publicVerb(
  { name: 'auth.two_factor_begin', kind: 'write', input: ChallengeInput },
  async (ctx, { challenge }): Promise<Enrollment> => {
    const { inside, account } = await openChallenge(ctx, challenge, 'enroll');
    return withTransaction(inside, async (tx) => {
      const secret = await beginEnrollment(tx, account.user_id);
      await audit(tx, { entity: 'two_factor', ids: [account.user_id] });
      return { secret, uri: totpUri(secret, account.email_id) };
    });
  },
);

/** Turns two-factor sign-in on with the first code and opens the session; the recovery codes are answered here only. */
export const confirmSecondStep = publicVerb(
  { name: 'auth.two_factor_confirm', kind: 'write', input: SecondStepInput },
  async (ctx, { challenge, code }): Promise<{ signed_in: SignedIn; recovery_codes: string[] }> => {
    const { inside, account } = await openChallenge(ctx, challenge, 'enroll');
    return withCode(inside, account, async (tx) => {
      const batch = await confirmEnrollment(tx, account.user_id, code);
      if (!batch) return null;
      return {
        signed_in: await openAudited(tx, account),
        recovery_codes: tx.services.tokens.recoveryCodesOf(batch),
      };
    });
  },
);
