import { mutation, query, router } from '#server/platform/trpc.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import { draftInquirySummary } from './draft-inquiry-summary.ts';
import { rejectSuggestion } from './reject-suggestion.ts';
import { listSuggestions, originsOfClient, originsOfInquiry, suggestionProgress } from './suggestions.queries.ts';
import { undoSuggestion } from './undo-suggestion.ts';

export const suggestionsRouter = router({
  list: query(listSuggestions),
  progress: query(suggestionProgress),
  originsOfInquiry: query(originsOfInquiry),
  originsOfClient: query(originsOfClient),
  draftSummary: query(draftInquirySummary),
  accept: mutation(acceptSuggestion),
  reject: mutation(rejectSuggestion),
  undo: mutation(undoSuggestion),
});
