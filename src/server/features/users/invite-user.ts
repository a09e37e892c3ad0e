import { sendPasswordLink } from '../../../shared/features/auth/auth.jobs.ts';
import { usersMessages } from '../../../shared/features/users/users.messages.ts';
import { mayExportByDefault } from '../../../shared/features/users/users.rules.ts';
import { UserInviteInput } from '../../../shared/features/users/users.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { audit } from '../../platform/audit.ts';
import { enqueue } from '../../platform/outbox.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';

/**
 * Opens an account without a password and mails its owner a link to set one, good for seven days; after that, the
 * owner asks for a reset link. One e-mail has one account, in one organisation (C-1).
 * @throws conflict when the e-mail has an account already
 */
export const inviteUser = verb(
  { name: 'users.invite', kind: 'write', permission: 'users:manage', input: UserInviteInput },
  (ctx, { can_export, ...user }): Promise<{ user_id: string }> =>
    withTransaction(ctx, async (tx) => {
      const now = tx.services.clock.now().toISOString();
      const inserted = await tx.db
        .insertInto('users')
        .values({
          ...user,
          id: tx.services.newId(),
          org_id: tx.actor.org_id,
          can_export: can_export ?? mayExportByDefault(user.role),
          password_hash: null,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.constraint('users_email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      ensure(inserted, 'conflict', usersMessages.email_taken, { fields: { email_id: usersMessages.email_taken } });
      await enqueue(tx, sendPasswordLink, { user_id: inserted.id, purpose: 'invitation' });
      await audit(tx, { entity: 'user', ids: [inserted.id], details: { role: user.role } });
      return { user_id: inserted.id };
    }),
);
