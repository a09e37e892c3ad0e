import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { FieldType } from '#shared/features/custom-config/custom-config.rules.ts';
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

/** Where a field of the organization's own stands, and how it is read. */
export interface OwnPlace {
  label: string;
  section: string;
  type: FieldType;
  /** Its place among all of them, from 0. */
  place: number;
}

export interface SuggestionView extends StoredSuggestion {
  /** What the field holds now. */
  old_value: string | null;
  /** Whether a person entered what it holds, rather than accept it from a record. */
  typed: boolean;
  /** Of a field of the organization's own. */
  own: OwnPlace | null;
}

/** Where the value of a field comes from: a record's page, and who accepted it. */
export interface OriginView {
  id: string;
  opportunity_id: string;
  target: SuggestionTarget;
  field: string;
  document_id: string;
  /** Null once the document has been deleted. */
  file_name: string | null;
  page: number;
  quote: string;
  accepted_by: string;
  decided_at: number;
}

/** Columns that stay inside: whose they are, what became of them but for the origin of a value, and what an undo puts back. */
export const NEVER_LEAVES = {
  suggestions: ['org_id', 'state', 'created_at', 'decided_by', 'replaced'],
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

/** What was accepted last of each field, with the value it brought. */
export const selectOrigin = (db: Db) =>
  db
    .selectFrom('suggestions')
    .leftJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'suggestions.document_id').on('documents.deleted_at', 'is', null),
    )
    .distinctOn(['suggestions.target', 'suggestions.field'])
    .select([
      'suggestions.id',
      'suggestions.opportunity_id',
      'suggestions.target',
      'suggestions.field',
      'suggestions.value',
      'suggestions.document_id',
      'documents.file_name',
      'suggestions.page',
      'suggestions.quote',
      'suggestions.decided_by_name as accepted_by',
    ])
    .select(sql<number>`epoch(suggestions.decided_at)`.as('decided_at'))
    .where('suggestions.state', '=', 'accepted')
    .orderBy('suggestions.target')
    .orderBy('suggestions.field')
    .orderBy('suggestions.decided_at', 'desc')
    .orderBy('suggestions.id', 'desc')
    .$castTo<OriginView & { value: string }>();
