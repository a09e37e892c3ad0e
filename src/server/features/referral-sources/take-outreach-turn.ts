import type { TxContext } from '#server/platform/context.ts';
import { takeTurn } from '#server/platform/take-turn.ts';

/**
 * Lets one at a time add contacts or sources of an organization by a list: what two lists name alike is added once.
 * Whoever adds by hand takes the same turn without shutting out others like them.
 */
export const takeOutreachTurn = (tx: TxContext, how: 'alone' | 'shared'): Promise<void> =>
  takeTurn(tx, 'outreach', how);
