import { mutation, query, router } from '../../platform/trpc.ts';
import { acceptSuggestion } from './accept-suggestion.ts';
import { rejectSuggestion } from './reject-suggestion.ts';
import { listSuggestions, suggestionProgress } from './suggestions.queries.ts';

export const suggestionsRouter = router({
  list: query(listSuggestions),
  progress: query(suggestionProgress),
  accept: mutation(acceptSuggestion),
  reject: mutation(rejectSuggestion),
});
