import { SuggestionRejectInput } from '../../../shared/features/autofill/autofill.schemas.ts';
import { audit } from '../../platform/audit.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { decide, ensurePending, lockSuggestions } from './lock-suggestions.ts';

/** Turns a suggestion down; one turned down already stays so. @throws conflict when it was accepted meanwhile */
export const rejectSuggestion = verb(
  { name: 'suggestions.reject', kind: 'write', permission: 'inquiries:case_details', input: SuggestionRejectInput },
  (ctx, { opportunity_id, suggestion_id }) =>
    withTransaction(ctx, async (tx) => {
      const rows = await lockSuggestions(tx, opportunity_id, [suggestion_id]);
      const open = rows.filter(({ state }) => state !== 'rejected');
      ensurePending(open);
      if (open.length > 0) await decide(tx, [suggestion_id], 'rejected');
      await audit(tx, { entity: 'suggestion', ids: [suggestion_id], details: { opportunity_id } });
      return { ok: true as const };
    }),
);
