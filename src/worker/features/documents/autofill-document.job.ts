import { findRecordToSuggestFrom, keepSuggestions } from '../../../server/features/suggestions/keep-suggestions.ts';
import { suggestWithModel } from '../../../server/features/suggestions/suggest-with-model.ts';
import { extractSuggestions } from '../../../shared/features/autofill/extract-suggestions.ts';
import { suggestAnswers } from '../../../shared/features/autofill/suggest-answers.ts';
import type { Handler } from '../../platform/run-job.ts';

/**
 * Reads a completed record for what it says of the inquiry's and the client's fields and of the screening questions, and
 * keeps it as suggestions: no field is touched. Run twice, or while the record is deleted, it adds nothing.
 */
export const autofillDocumentJob: Handler<'documents.autofill'> = async (ctx, { document_id }, { signal }) => {
  const record = await findRecordToSuggestFrom(ctx, document_id);
  if (!record) return;
  const { pages, context, questions } = record;
  const offline = extractSuggestions(pages, context);
  const further = await suggestWithModel(ctx, record, offline, signal);
  await keepSuggestions(ctx, record, [...offline, ...further, ...suggestAnswers(pages, questions, context)]);
};
