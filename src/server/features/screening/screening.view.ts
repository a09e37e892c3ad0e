import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { RuleOut, ScreeningAnswer } from '#shared/features/screening/screening.rules.ts';

export interface AnswerView {
  question: string;
  answer: ScreeningAnswer;
  evidence: string | null;
  document_id: string | null;
  /** The document's name now; null without a document, or once it has been deleted. */
  file_name: string | null;
  page: number | null;
  version: number;
  answered_by: string;
  answered_at: number;
}

/** A question as the panel shows it; `answer` is null until someone has given one. */
export interface ScreeningRow {
  question: string;
  /** Whether it is still asked; what was answered before stays shown. */
  asked: boolean;
  /** The answer that is a reason to hesitate, if one is. */
  rules_out: RuleOut;
  answer: AnswerView | null;
}

/** Columns that stay inside; who answered leaves as the name they had. */
export const NEVER_LEAVES = {
  screening_answers: ['id', 'org_id', 'opportunity_id', 'answered_by'],
} as const satisfies NeverLeaves;

export const selectAnswer = (db: Db) =>
  db
    .selectFrom('screening_answers')
    .leftJoin('documents', (join) =>
      join.onRef('documents.id', '=', 'screening_answers.document_id').on('documents.deleted_at', 'is', null),
    )
    .select([
      'screening_answers.question',
      'screening_answers.answer',
      'screening_answers.evidence',
      'screening_answers.document_id',
      'documents.file_name',
      'screening_answers.page',
      'screening_answers.version',
      'screening_answers.answered_by_name as answered_by',
    ])
    .select(sql<number>`epoch(screening_answers.answered_at)`.as('answered_at'))
    .$castTo<AnswerView>();
