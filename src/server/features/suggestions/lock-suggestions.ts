import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { autofillMessages as text } from '#shared/features/suggestions/suggestions.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ensure } from '#shared/platform/errors.ts';

/** An inquiry's suggestions by their ids, held until the end of the transaction. @throws not_found for any that is none */
export async function lockSuggestions(tx: TxContext, opportunity_id: string, ids: readonly string[]) {
  const rows = await tx.db
    .selectFrom('suggestions')
    .select([
      'id',
      'document_id',
      'target',
      'field',
      'value',
      'page',
      'quote',
      'state',
      'decided_by',
      'decided_by_name',
    ])
    .select('replaced')
    .where(inOrganization(tx, 'suggestions'))
    .where('opportunity_id', '=', opportunity_id)
    .where('id', 'in', ids)
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
    .where(inOrganization(tx, 'suggestions'))
    .where('id', 'in', ids)
    .execute();
}
