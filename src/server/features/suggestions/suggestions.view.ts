import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { SuggestionTarget } from '#shared/features/suggestions/suggestion-fields.ts';
import type { SuggestionConfidence } from './engine/suggestion.ts';

/** A suggestion as it was kept; the document's name is the one it has now. */
export interface StoredSuggestion {
  id: string;
  document_id: string;
  file_name: string;
  target: SuggestionTarget;
  field: string;
  value: string;
  page: number;
  quote: string;
  confidence: SuggestionConfidence;
}

export interface SuggestionView extends StoredSuggestion {
  /** What the field holds now. */
  old_value: string | null;
  /** Whether a person entered what it holds, rather than accept it from a record. */
  typed: boolean;
}

/** Columns that stay inside: whose they are, who decided when, which the audit log says, and what an undo puts back. */
export const NEVER_LEAVES = {
  suggestions: [
    'org_id',
    'opportunity_id',
    'state',
    'created_at',
    'decided_at',
    'decided_by',
    'decided_by_name',
    'replaced',
  ],
} as const satisfies NeverLeaves;

/** The suggestions of documents that still stand. */
export const selectSuggestion = (db: Db) =>
  db
    .selectFrom('suggestions')
    .innerJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'suggestions.document_id').on('documents.deleted_at', 'is', null),
    )
    .select([
      'suggestions.id',
      'suggestions.document_id',
      'documents.file_name',
      'suggestions.target',
      'suggestions.field',
      'suggestions.value',
      'suggestions.page',
      'suggestions.quote',
      'suggestions.confidence',
    ])
    .$castTo<StoredSuggestion>();
