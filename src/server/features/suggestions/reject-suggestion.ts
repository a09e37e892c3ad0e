import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { SuggestionRejectInput } from '#shared/features/suggestions/suggestions.schemas.ts';
import { decide, ensurePending, lockSuggestions } from './lock-suggestions.ts';

/**
 * Turns suggestions down, all or none; one turned down already stays so.
 * @throws conflict when one of them was accepted meanwhile
 */
export const rejectSuggestion = verb(
  { name: 'suggestions.reject', kind: 'write', permission: 'inquiries:case_details', input: SuggestionRejectInput },
  (ctx, { opportunity_id, suggestion_ids }) =>
    withTransaction(ctx, async (tx) => {
      const rows = await lockSuggestions(tx, opportunity_id, suggestion_ids);
      const open = rows.filter(({ state }) => state !== 'rejected');
      ensurePending(open);
      const ids = open.map(({ id }) => id);
      if (ids.length > 0) await decide(tx, ids, 'rejected');
      await audit(tx, { entity: 'suggestion', ids: [...new Set(suggestion_ids)], details: { opportunity_id } });
      return { ok: true as const };
    }),
);
