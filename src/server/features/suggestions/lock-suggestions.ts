import { autofillMessages as text } from '../../../shared/features/autofill/autofill.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { fullName, person, type TxContext } from '../../platform/context.ts';
import { ofOrganisation } from './suggestions.access.ts';

/** An inquiry's suggestions by their ids, held until the end of the transaction. @throws not_found for any that is none */
export async function lockSuggestions(tx: TxContext, opportunity_id: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)].filter(isUuid);
  ensure(isUuid(opportunity_id) && wanted.length > 0, 'not_found', text.suggestion_not_found);
  const rows = await tx.db
    .selectFrom('suggestions')
    .select(['id', 'document_id', 'target', 'field', 'value', 'page', 'quote', 'state', 'decided_by_name'])
    .where(ofOrganisation(tx))
    .where('opportunity_id', '=', opportunity_id)
    .where('id', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute();
  ensure(rows.length === new Set(ids).size, 'not_found', text.suggestion_not_found);
  return rows;
}

export type LockedSuggestion = Awaited<ReturnType<typeof lockSuggestions>>[number];

/** @throws conflict, with the name of who came first, unless all wait for a decision */
export function ensurePending(rows: readonly LockedSuggestion[]): void {
  const decided = rows.find(({ state }) => state !== 'pending');
  ensure(!decided, 'conflict', format(text.decided_meanwhile, { name: decided?.decided_by_name ?? '' }));
}

/** Keeps what the acting person decided, and when. */
export async function decide(tx: TxContext, ids: readonly string[], state: 'accepted' | 'rejected'): Promise<void> {
  const user = person(tx);
  await tx.db
    .updateTable('suggestions')
    .set({
      state,
      decided_at: tx.services.clock.now().toISOString(),
      decided_by: user.user_id,
      decided_by_name: fullName(user),
    })
    .where(ofOrganisation(tx))
    .where('id', 'in', ids)
    .execute();
}
