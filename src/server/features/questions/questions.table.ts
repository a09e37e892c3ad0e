import type { Generated } from 'kysely';

export interface QuestionsTable {
  id: string;
  org_id: string;
  opportunity_id: string;
  question: string;
  answer: string;
  found: boolean;
  confidence: 'high' | 'medium' | 'low';
  citations: Generated<unknown>;
  searched: Generated<unknown>;
  /** Where nothing was found: the closest places. */
  passages: Generated<unknown>;
  asked_by: string | null;
  asked_by_name: string;
  created_at: string;
}
