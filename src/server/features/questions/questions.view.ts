import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { Citation, Confidence } from './engine/passage.ts';

/** A citation, and whether its document has been deleted since. */
export interface CitationView extends Citation {
  deleted: boolean;
}

export interface QuestionView {
  id: string;
  question: string;
  answer: string;
  found: boolean;
  confidence: Confidence;
  citations: CitationView[];
  /** Where nothing was found: up to three places to look at, which are no answer. */
  passages: CitationView[];
  /** File names of the documents that were searched. */
  searched: string[];
  asked_by: string;
  created_at: number;
}

/** Columns that stay inside; the asker leaves as the name they had. */
export const NEVER_LEAVES = { questions: ['org_id', 'opportunity_id', 'asked_by'] } as const satisfies NeverLeaves;

/** A question with its answer; `citations` as they were kept. */
export const selectQuestion = (db: Db) =>
  db
    .selectFrom('questions')
    .select([
      'id',
      'question',
      'answer',
      'found',
      'confidence',
      'citations',
      'passages',
      'searched',
      'asked_by_name as asked_by',
    ])
    .select(sql<number>`epoch(created_at)`.as('created_at'))
    .$castTo<Omit<QuestionView, 'citations' | 'passages'> & { citations: Citation[]; passages: Citation[] }>();
