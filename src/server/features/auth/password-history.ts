import type { Context, TxContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

/** A new password is none of the last so many (C-2). */
export const HISTORY_LENGTH = 3;

/** The hashes of an account's last passwords, newest first. */
export const passwordHistory = (db: Db, ctx: Context, user_id: string) =>
  db
    .selectFrom('password_history')
    .select(['id', 'password_hash'])
    .where(inOrganization(ctx, 'password_history'))
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_LENGTH);

/** Adds a password's hash to the account's history and forgets those that no longer count. */
export async function rememberPassword(tx: TxContext, user_id: string, password_hash: string): Promise<void> {
  const created_at = tx.services.clock.now().toISOString();
  await tx.db
    .insertInto('password_history')
    .values({ id: tx.services.newId(), org_id: tx.actor.org_id, user_id, password_hash, created_at })
    .execute();
  await tx.db
    .deleteFrom('password_history')
    .where(inOrganization(tx, 'password_history'))
    .where('user_id', '=', user_id)
    .where('id', 'not in', passwordHistory(tx.db, tx, user_id).clearSelect().select('id'))
    .execute();
}
