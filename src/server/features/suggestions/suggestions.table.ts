import type { Generated, JSONColumnType } from 'kysely';
import type { SuggestionTarget } from '#shared/features/suggestions/suggestion-fields.ts';
import type { SuggestionConfidence } from './engine/suggestion.ts';

export type SuggestionState = 'pending' | 'accepted' | 'rejected';

/** What a field held before a suggestion for it was accepted. */
export interface Replaced {
  value: string | null;
  /** Of a screening question: what its answer stood on. */
  evidence?: string | null;
  document_id?: string | null;
  page?: number | null;
}

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
  /** Of an accepted one. */
  replaced: JSONColumnType<Replaced> | null;
}
