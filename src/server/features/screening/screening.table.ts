import type { Generated } from 'kysely';
import type { ScreeningAnswer } from '#shared/features/screening/screening.rules.ts';

export interface ScreeningAnswersTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  question: string;
  answer: ScreeningAnswer;
  evidence: string | null;
  /** Where the evidence stands, when it came from a record. */
  document_id: string | null;
  page: number | null;
  version: Generated<number>;
  answered_at: string;
  answered_by: string | null;
  answered_by_name: string;
}
