import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import { UserDeactivateInput } from '#shared/features/users/users.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { endPasswordLinks } from '../auth/password-links.ts';
import { revokeSessionsOf } from '../auth/revoke-sessions.ts';
import { handOver, type Receiver } from './hand-over.ts';
import { lockAdmins } from './users.access.ts';

/**
 * Switches an account off and ends its sessions and its password links from the next call on. What its owner did stays
 * under their name; what they have in hand goes to somebody else where one is named.
 * Nobody switches themselves off, and two administrators cannot switch off each other: one always remains.
 */
export const deactivateUser = verb(
  { name: 'users.deactivate', kind: 'write', permission: 'users:manage', input: UserDeactivateInput },
  (ctx, { user_id, hand_over_to }): Promise<{ ok: true }> =>
    withTransaction(ctx, async (tx) => {
      const me = person(tx).user_id;
      ensure(user_id !== me, 'conflict', usersMessages.not_yourself);
      const admins = await lockAdmins(tx);
      ensure(admins.includes(me), 'unauthorized', 'Sign in again.');
      const updated_at = tx.services.clock.now().toISOString();
      const changed = await tx.db
        .updateTable('users')
        .set((eb) => ({ is_active: false, version: eb('version', '+', 1), updated_at }))
        .where(inOrganization(tx, 'users'))
        .where('id', '=', user_id)
        .returning(['id', 'firstname', 'lastname'])
        .executeTakeFirst();
      ensure(changed, 'not_found', usersMessages.user_not_found);
      if (hand_over_to) await handOverTo(tx, { user_id, name: fullName(changed) }, hand_over_to);
      await revokeSessionsOf(tx, user_id);
      await endPasswordLinks(tx, user_id);
      await audit(tx, { entity: 'user', ids: [user_id, ...(hand_over_to ? [hand_over_to] : [])] });
      return { ok: true };
    }),
);

async function handOverTo(tx: TxContext, from: Receiver, user_id: string): Promise<void> {
  const receiver = await tx.db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where(inOrganization(tx, 'users'))
    .where('id', '=', user_id)
    .where('id', '!=', from.user_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  ensure(receiver, 'not_found', usersMessages.receiver_not_found);
  await handOver(tx, from, { user_id, name: fullName(receiver) });
}
