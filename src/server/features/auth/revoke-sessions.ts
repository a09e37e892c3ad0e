import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';

const live = (tx: TxContext) =>
  tx.db
    .updateTable('sessions')
    .set({ revoked_at: tx.services.clock.now().toISOString() })
    .where(inOrganization(tx, 'sessions'))
    .where('revoked_at', 'is', null);

/** Ends one session from the next call on. False when it had ended already. */
export async function revokeSession(tx: TxContext, session_id: string): Promise<boolean> {
  const revoked = await live(tx).where('id', '=', session_id).executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}

/** Ends one session where it is this person's. */
export async function revokeSessionOf(tx: TxContext, user_id: string, session_id: string): Promise<boolean> {
  const revoked = await live(tx).where('user_id', '=', user_id).where('id', '=', session_id).executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}

/** Ends every session of a person from the next call on. */
export async function revokeSessionsOf(tx: TxContext, user_id: string): Promise<void> {
  await live(tx).where('user_id', '=', user_id).execute();
}

/** Ends a person's sessions but the one that acts; answers which. */
export async function revokeOtherSessions(tx: TxContext, user_id: string): Promise<string[]> {
  const own = tx.actor.kind === 'user' ? tx.actor.session_id : null;
  const revoked = await live(tx)
    .where('user_id', '=', user_id)
    .where('id', 'is distinct from', own)
    .returning('id')
    .execute();
  return revoked.map(({ id }) => id);
}
