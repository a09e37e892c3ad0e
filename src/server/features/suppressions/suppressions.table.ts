import type { SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';

/** Who gets no more mails of an organization's campaigns. */
export interface SuppressionsTable {
  org_id: string;
  email_key: string;
  reason: SuppressionReason;
  campaign_id: string | null;
  /** Who put the address there; null where its owner or the provider did. */
  created_by: string | null;
  created_at: string;
}
