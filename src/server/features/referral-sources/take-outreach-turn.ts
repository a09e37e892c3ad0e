import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';

/**
 * Lets one at a time add contacts or sources of an organization by a list: what two lists name alike is added once.
 * Whoever adds by hand takes the same turn without shutting out others like them.
 */
export async function takeOutreachTurn(tx: TxContext, how: 'alone' | 'shared'): Promise<void> {
  const key = sql`hashtextextended('outreach ' || ${tx.actor.org_id}::text, 0)`;
  const turn =
    how === 'alone' ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`;
  await turn.execute(tx.db);
}
