import { AccountUpdateInput } from '../../../shared/features/users/users.schemas.ts';
import { audit } from '../../platform/audit.ts';
import { person } from '../../platform/context.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './users.access.ts';
import { type AccountView, selectAccount } from './users.view.ts';

/** Changes the caller's own names; everything else of an account is an administrator's to change (C-8). */
export const updateAccount = verb(
  { name: 'account.update', kind: 'write', permission: 'account:use', input: AccountUpdateInput },
  (ctx, { account }): Promise<AccountView> =>
    withTransaction(ctx, async (tx) => {
      const { user_id } = person(tx);
      const updated_at = tx.services.clock.now().toISOString();
      await tx.db
        .updateTable('users')
        .set((eb) => ({ ...account, version: eb('version', '+', 1), updated_at }))
        .where('org_id', '=', tx.actor.org_id)
        .where('id', '=', user_id)
        .execute();
      await audit(tx, { entity: 'user', ids: [user_id], details: { fields: Object.keys(account) } });
      return selectAccount(tx.db).where(ofOrganisation(tx)).where('users.id', '=', user_id).executeTakeFirstOrThrow();
    }),
);
