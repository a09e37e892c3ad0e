import { audit } from '#server/platform/audit.ts';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { UserUpdateInput } from '#shared/features/users/users.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { lockAdmins } from './users.access.ts';
import { selectUser, type UserRow } from './users.view.ts';

const userOf = (tx: TxContext, user_id: string): Promise<UserRow | undefined> =>
  selectUser(tx.db).where(inOrganization(tx, 'users')).where('users.id', '=', user_id).executeTakeFirst();

/**
 * Changes what a person may do, or lets a deactivated one in again; it counts from their next call on. Nobody changes
 * their own rights, so one administrator always remains.
 * @throws conflict for oneself, and when the row has changed since the version the edit was made on
 */
export const updateUser = verb(
  { name: 'users.update', kind: 'write', permission: 'users:manage', input: UserUpdateInput },
  (ctx, { user_id, user: { version, ...rights } }): Promise<UserRow> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx).user_id;
      ensure(user_id !== me, 'conflict', usersMessages.not_your_rights);
      ensure((await lockAdmins(tx)).includes(me), 'unauthorized', 'Sign in again.');
      const before = await userOf(tx, user_id);
      ensure(before, 'not_found', usersMessages.user_not_found);
      const updated_at = tx.services.clock.now().toISOString();
      const changed = await tx.db
        .updateTable('users')
        .set((eb) => ({ ...rights, version: eb('version', '+', 1), updated_at }))
        .where(inOrganization(tx, 'users'))
        .where('id', '=', user_id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw new AppError('conflict', usersMessages.changed_meanwhile, { current: before });
      await audit(tx, { entity: 'user', ids: [user_id], details: { fields: Object.keys(rights) } });
      return (await userOf(tx, user_id)) ?? before;
    }),
);
