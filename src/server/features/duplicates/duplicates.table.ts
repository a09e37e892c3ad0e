import type { Generated, JSONColumnType } from 'kysely';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';

/** One row that a merge changed: the values of its columns before and after. */
export interface MergeChange {
  table: string;
  id: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface MergesTable {
  id: string;
  org_id: string;
  kind: DuplicateKind;
  kept_id: string;
  merged_id: string;
  kept_name: string;
  merged_name: string;
  /** The row that is no more, where merging removes it; gone after the days in which it can come back. */
  merged_row: JSONColumnType<Record<string, unknown>> | null;
  changes: JSONColumnType<MergeChange[]>;
  merged_at: string;
  merged_by_id: string | null;
  merged_by: string;
  undone_at: string | null;
  undone_by: string | null;
}

/** Two records that somebody has said are not the same, the lower id first. */
export interface DistinctPairsTable {
  org_id: string;
  kind: DuplicateKind;
  one_id: string;
  other_id: string;
  said_by_id: string | null;
  said_at: Generated<string>;
}
