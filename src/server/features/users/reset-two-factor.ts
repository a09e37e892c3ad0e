import { audit } from '#server/platform/audit.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { UserOfInput } from '#shared/features/users/users.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { revokeOtherSessions } from '../auth/revoke-sessions.ts';
import { endTwoFactor } from '../auth/two-factor.ts';

/**
 * Turns somebody's two-factor sign-in off, who has lost phone and recovery codes. They are signed out and get a notice;
 * where their role must have it, it is set up at the next sign-in.
 * @throws conflict where it is not on
 */
export const resetTwoFactor = verb(
  { name: 'users.reset_two_factor', kind: 'write', permission: 'users:manage', input: UserOfInput },
  (ctx, { user_id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const user = await tx.db
        .selectFrom('users')
        .select('id')
        .where(inOrganization(tx, 'users'))
        .where('id', '=', user_id)
        .executeTakeFirst();
      ensure(user, 'not_found', usersMessages.user_not_found);
      ensure(await endTwoFactor(tx, user_id), 'conflict', usersMessages.two_factor_not_on);
      await revokeOtherSessions(tx, user_id);
      await audit(tx, { entity: 'two_factor', ids: [user_id] });
      return { ok: true };
    }),
);
