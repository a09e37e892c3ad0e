import { audit } from '#server/platform/audit.ts';
import { person } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { changesIn } from '#server/platform/put-back.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ACCOUNT_READ_ONLY, AccountUpdateInput } from '#shared/features/users/users.schemas.ts';
import { type AccountView, selectAccount } from './users.view.ts';

/** Changes the caller's own names; everything else of an account is an administrator's to change (C-8). */
export const updateAccount = verb(
  { name: 'account.update', kind: 'write', permission: 'account:use', input: AccountUpdateInput },
  (ctx, { account }): Promise<AccountView> =>
    withTransaction(ctx, async (tx) => {
      const { user_id } = person(tx);
      const current = () =>
        selectAccount(tx.db)
          .where(inOrganization(tx, 'users'))
          .where('users.id', '=', user_id)
          .executeTakeFirstOrThrow();
      const before = await current();
      const changes = changesIn(account, before, { readOnly: ACCOUNT_READ_ONLY, path: 'account' });
      await audit(tx, { entity: 'user', ids: [user_id], details: { fields: Object.keys(changes) } });
      if (Object.keys(changes).length === 0) return before;
      const updated_at = tx.services.clock.now().toISOString();
      await tx.db
        .updateTable('users')
        .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at }))
        .where(inOrganization(tx, 'users'))
        .where('id', '=', user_id)
        .execute();
      return current();
    }),
);
