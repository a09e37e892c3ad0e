import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { UserInviteInput } from '#shared/features/users/users.schemas.ts';
import { AppError } from '#shared/platform/errors.ts';
import { insertUser, isSwitchedOff } from './insert-user.ts';
import { takeInvitations } from './take-invitations.ts';

/**
 * Opens an account without a password and mails its owner a link to set one, good for seven days; after that, the
 * owner asks for a reset link. One e-mail has one account, in one organization (C-1): whose e-mail has one elsewhere learns
 * it from the link, and who invites has the same answer as for any other.
 * @throws conflict when the e-mail has an account in this organization
 */
export const inviteUser = verb(
  { name: 'users.invite', kind: 'write', permission: 'users:manage', input: UserInviteInput },
  async (ctx, user): Promise<{ user_id: string }> => {
    await takeInvitations(ctx, 1);
    return withTransaction(ctx, async (tx) => {
      const user_id = await insertUser(tx, user);
      if (!user_id) {
        const isOff = await isSwitchedOff(tx, user.email_id);
        const why = isOff ? usersMessages.email_taken_off : usersMessages.email_taken;
        throw new AppError('conflict', why, { fields: { email_id: why } });
      }
      await audit(tx, { entity: 'user', ids: [user_id], details: { role: user.role } });
      return { user_id };
    });
  },
);
