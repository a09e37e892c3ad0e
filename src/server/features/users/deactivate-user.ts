import { usersMessages } from '../../../shared/features/users/users.messages.ts';
import { UserDeactivateInput } from '../../../shared/features/users/users.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { revokeSessionsOf } from '../auth/revoke-sessions.ts';
import { lockAdmins } from './users.access.ts';

/**
 * Switches an account off and ends its sessions from the next call on; what its owner did stays under their name.
 * Nobody switches themselves off, and two administrators cannot switch off each other: one always remains.
 */
export const deactivateUser = verb(
  { name: 'users.deactivate', kind: 'write', permission: 'users:manage', input: UserDeactivateInput },
  (ctx, { user_id }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx).user_id;
      ensure(user_id !== me, 'conflict', usersMessages.not_yourself);
      const admins = await lockAdmins(tx);
      ensure(admins.includes(me), 'unauthorized', 'Sign in again.');
      const updated_at = tx.services.clock.now().toISOString();
      const changed = isUuid(user_id)
        ? await tx.db
            .updateTable('users')
            .set((eb) => ({ is_active: false, version: eb('version', '+', 1), updated_at }))
            .where('org_id', '=', tx.actor.org_id)
            .where('id', '=', user_id)
            .returning('id')
            .executeTakeFirst()
        : undefined;
      ensure(changed, 'not_found', usersMessages.user_not_found);
      await revokeSessionsOf(tx, user_id);
      await audit(tx, { entity: 'user', ids: [user_id] });
      return { ok: true };
    }),
);
