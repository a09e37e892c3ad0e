import type { TxContext } from '../../platform/context.ts';

/** Ends one session from the next call on. False when it had ended already. */
export async function revokeSession(tx: TxContext, session_id: string): Promise<boolean> {
  const revoked = await tx.db
    .updateTable('sessions')
    .set({ revoked_at: tx.services.clock.now().toISOString() })
    .where('org_id', '=', tx.actor.org_id)
    .where('id', '=', session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}

/** Ends every session of a person from the next call on. */
export async function revokeSessionsOf(tx: TxContext, user_id: string): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ revoked_at: tx.services.clock.now().toISOString() })
    .where('org_id', '=', tx.actor.org_id)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .execute();
}
