import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';

/** Columns that stay inside: which campaign it was stands in that campaign's report. */
export const NEVER_LEAVES = { suppressions: ['org_id', 'campaign_id'] } as const satisfies NeverLeaves;

export interface SuppressionView {
  email: string;
  reason: SuppressionReason;
  created_by: string | null;
  created_at: number;
}

/** An address that no campaign goes to, as the list shows it. */
export const selectSuppression = (db: Db) =>
  db
    .selectFrom('suppressions')
    .select(['suppressions.email_key as email', 'suppressions.reason', 'suppressions.created_by'])
    .select(sql<number>`epoch(suppressions.created_at)`.as('created_at'))
    .$castTo<SuppressionView>();
