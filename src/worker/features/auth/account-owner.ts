import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';

/** Whose account it is; undefined for one that is gone or switched off. */
export async function accountOwner(ctx: Context, user_id: string) {
  const [[owner]] = await read(ctx, (db) => [
    db
      .selectFrom('users')
      .select(['email_id', 'firstname'])
      .where(inOrganization(ctx, 'users'))
      .where('id', '=', user_id)
      .where('is_active', '=', true),
  ]);
  return owner;
}
