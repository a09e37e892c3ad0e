import type { Generated } from 'kysely';
import type { SuggestionConfidence } from '../../../shared/features/autofill/extract-suggestions.ts';
import type { SuggestionTarget } from '../../../shared/features/autofill/suggestion-fields.ts';

export type SuggestionState = 'pending' | 'accepted' | 'rejected';

export interface SuggestionsTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  document_id: string;
  target: SuggestionTarget;
  /** A field's name; for the target 'screening' the question. */
  field: string;
  value: string;
  page: number;
  quote: string;
  confidence: SuggestionConfidence;
  state: Generated<SuggestionState>;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
}
