import { fingerprint } from '#server/platform/auth/client-assertion.ts';
import { asOrganization, type Context, type PublicContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { AppError } from '#shared/platform/errors.ts';
import { hasTwoFactor, twoFactorDueAt } from './auth.access.ts';
import { mayComeIn } from './demo-people.ts';
import type { SessionOwner } from './open-session.ts';

/** Somebody who may come in once their password, and what else is asked of them, is right. */
export interface Account extends SessionOwner {
  password_hash: string | null;
  has_two_factor: boolean;
  /** When, in Unix seconds, they come in no longer without two factors. */
  two_factor_due_at: number | null;
}

/** What a sign-in answers whose password was right while a second step is due. */
export interface SecondStep {
  challenge: string;
  /** `code`: a code is asked for. `enroll`: two-factor sign-in has to be set up first. */
  step: 'code' | 'enroll';
}

export async function readAccount(ctx: Context, user_id: string): Promise<Account | undefined> {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .innerJoin('organizations', 'organizations.id', 'users.org_id')
      .select(['users.id as user_id', 'role', 'firstname', 'lastname', 'email_id', 'password_hash', 'org_type'])
      .select([hasTwoFactor.as('has_two_factor'), twoFactorDueAt.as('two_factor_due_at')])
      .where(inOrganization(ctx, 'users'))
      .where('users.id', '=', user_id)
      .where('is_active', '=', true)
      .where(mayComeIn(ctx)),
  ]);
  return rows[0];
}

/** What is asked of somebody whose password was right; null where nothing is. */
export function nextStep(ctx: Context, account: Account): SecondStep['step'] | null {
  if (account.has_two_factor) return 'code';
  const now = ctx.services.clock.now().getTime() / 1000;
  return account.two_factor_due_at !== null && account.two_factor_due_at <= now ? 'enroll' : null;
}

const printOf = (account: Account): string => fingerprint(account.user_id, account.password_hash ?? '');

export const issueChallenge = (ctx: Context, account: Account): Promise<string> => {
  const { user_id } = account;
  return ctx.services.tokens.issueChallenge({ user_id, org_id: ctx.actor.org_id, print: printOf(account) });
};

/**
 * Whose challenge this is, where the step it was given for is still the one asked of them.
 * @throws unauthorized where it is out of date, or the account or its password has changed
 */
export async function openChallenge(
  ctx: PublicContext,
  challenge: string,
  step: SecondStep['step'],
): Promise<{ inside: Context; account: Account }> {
  const claims = await ctx.services.tokens.verifyChallenge(challenge);
  const inside = claims && asOrganization(ctx, claims.org_id);
  const account = inside && (await readAccount(inside, claims.user_id));
  if (!inside || !account || printOf(account) !== claims.print || nextStep(inside, account) !== step)
    throw new AppError('unauthorized', authMessages.challenge_ended);
  return { inside, account };
}
