import { findRecordToSuggestFrom, keepSuggestions } from '#server/features/suggestions/keep-suggestions.ts';
import { suggestWithModel } from '#server/features/suggestions/suggest-with-model.ts';
import { OverLimit } from '#server/platform/child/task-errors.ts';
import type { Handler } from '#worker/platform/run-job.ts';

/**
 * Reads a completed record for what it says of the inquiry's and the client's fields and of the screening questions, and
 * keeps it as suggestions: no field is touched. Run twice, or while the record is deleted, it adds nothing.
 */
export const autofillDocumentJob: Handler<'documents.autofill'> = async (ctx, { document_id }, { signal }) => {
  const record = await findRecordToSuggestFrom(ctx, document_id);
  if (!record) return;
  const { pages, context, questions, own } = record;
  const reader = ctx.services.reader.of(ctx.actor.org_id);
  const asked = reader.ask('suggest_from_record', { pages, context, questions, own }, signal);
  const { fields, answers } = await asked.catch((error: unknown) => {
    if (!(error instanceof OverLimit)) throw error;
    // Trying again would take as long again: nothing was found in it.
    ctx.services.logger.warn('record too complex to suggest from', { org_id: ctx.actor.org_id, err: error });
    return { fields: [], answers: [] };
  });
  const further = await suggestWithModel(ctx, record, fields, signal);
  await keepSuggestions(ctx, record, [...fields, ...further, ...answers]);
};
