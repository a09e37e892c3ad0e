import { sql } from 'kysely';
import type { TxContext } from './context.ts';

/**
 * Lets one at a time do what would go wrong beside another like it in the same organization, until the transaction ends.
 * Whoever takes the turn shared shuts out those alone, and not others like themselves.
 */
export async function takeTurn(tx: TxContext, what: string, how: 'alone' | 'shared' = 'alone'): Promise<void> {
  const key = sql`hashtextextended(${`${what} ${tx.actor.org_id}`}, 0)`;
  const turn =
    how === 'alone' ? sql`select pg_advisory_xact_lock(${key})` : sql`select pg_advisory_xact_lock_shared(${key})`;
  await turn.execute(tx.db);
}
