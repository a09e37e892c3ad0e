import { sql } from 'kysely';
import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { totpUri } from '#server/platform/auth/totp.ts';
import { type Context, person, type TxContext, unkept, userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { authMessages } from '#shared/features/auth/auth.messages.ts';
import { TwoFactorCodeInput } from '#shared/features/auth/auth.schemas.ts';
import { ensure, invalidField } from '#shared/platform/errors.ts';
import { hasTwoFactor, twoFactorDueAt } from './auth.access.ts';
import { beginEnrollment, confirmEnrollment, endTwoFactor, renewRecoveryCodes, takeCode } from './two-factor.ts';

export interface TwoFactorState {
  is_on: boolean;
  /** The person's role must have it. */
  is_required: boolean;
  /** Until when, in Unix seconds, it has to be set up. */
  due_at: number | null;
  recovery_codes_left: number;
}

/** What an authenticator app is given: the secret, and the same as a QR code says it. */
export interface Enrollment {
  secret: string;
  uri: string;
}

/** The caller's own two-factor sign-in. */
export const getTwoFactor = verb(
  { name: 'two_factor.get', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<TwoFactorState> => {
    const [[state]] = await read(ctx, (db) => [
      db
        .selectFrom('users')
        .innerJoin('organizations', 'organizations.id', 'users.org_id')
        .select([
          hasTwoFactor.as('is_on'),
          sql<boolean>`organizations.two_factor_roles ->> users.role is not null`.as('is_required'),
          twoFactorDueAt.as('due_at'),
          sql<number>`(select count(*)::integer from recovery_codes where recovery_codes.org_id = users.org_id
            and recovery_codes.user_id = users.id and recovery_codes.used_at is null)`.as('recovery_codes_left'),
        ])
        .where(inOrganization(ctx, 'users'))
        .where('users.id', '=', userId(ctx)),
    ]);
    ensure(state, 'unauthorized', 'Sign in again.');
    return state;
  },
);

/** Begins to turn it on: a new secret, which counts once its first code is brought. */
export const beginTwoFactor = verb(
  { name: 'two_factor.begin', kind: 'write', permission: 'account:use', input: z.strictObject({}) },
  (ctx): Promise<Enrollment> =>
    // The answer holds a secret.
    withTransaction(unkept(ctx), async (tx) => {
      const { user_id, email_id } = person(tx);
      const secret = await beginEnrollment(tx, user_id);
      await audit(tx, { entity: 'two_factor', ids: [user_id] });
      return { secret, uri: totpUri(secret, email_id) };
    }),
);

/** Tries a code within the limits of its account. @throws bad_request at the code where it is wrong */
async function withCode<T>(ctx: Context, work: (tx: TxContext, user_id: string) => Promise<T | null>): Promise<T> {
  const { limits } = ctx.services;
  const account = userId(ctx) ?? '';
  await limits.consume('two_factor_account', account);
  await limits.consume('two_factor_streak_account', account);
  const answer = await withTransaction(ctx, (tx) => work(tx, account));
  if (answer === null) throw invalidField('code', authMessages.wrong_code);
  await Promise.all([limits.reset('two_factor_account', account), limits.reset('two_factor_streak_account', account)]);
  return answer;
}

/** Turns it on with the first code; the recovery codes are answered here, and kept as hashes only. */
export const confirmTwoFactor = verb(
  { name: 'two_factor.confirm', kind: 'write', permission: 'account:use', input: TwoFactorCodeInput },
  async (ctx, { code }): Promise<{ recovery_codes: string[] }> => {
    const batch = await withCode(ctx, async (tx, user_id) => {
      const made = await confirmEnrollment(tx, user_id, code);
      if (made) await audit(tx, { entity: 'two_factor', ids: [user_id] });
      return made;
    });
    return { recovery_codes: ctx.services.tokens.recoveryCodesOf(batch) };
  },
);

/** Ten new recovery codes; the earlier ones no longer work. */
export const renewOwnRecoveryCodes = verb(
  { name: 'two_factor.renew_codes', kind: 'write', permission: 'account:use', input: TwoFactorCodeInput },
  async (ctx, { code }): Promise<{ recovery_codes: string[] }> => {
    const batch = await withCode(ctx, async (tx, user_id) => {
      if (!(await takeCode(tx, user_id, code))) return null;
      await audit(tx, { entity: 'two_factor', ids: [user_id] });
      return renewRecoveryCodes(tx, user_id);
    });
    return { recovery_codes: ctx.services.tokens.recoveryCodesOf(batch) };
  },
);

/** Turns it off. @throws conflict where the person's role must have it */
export const disableTwoFactor = verb(
  { name: 'two_factor.disable', kind: 'write', permission: 'account:use', input: TwoFactorCodeInput },
  async (ctx, { code }): Promise<{ ok: true }> => {
    const { is_required } = await getTwoFactor(ctx, {});
    ensure(!is_required, 'conflict', authMessages.two_factor_is_required);
    return withCode(ctx, async (tx, user_id) => {
      if (!(await takeCode(tx, user_id, code)) || !(await endTwoFactor(tx, user_id))) return null;
      await audit(tx, { entity: 'two_factor', ids: [user_id] });
      return { ok: true as const };
    });
  },
);
