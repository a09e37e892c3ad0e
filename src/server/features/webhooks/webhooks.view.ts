import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';

/** A key as an administrator sees it; its secret is shown once, where it is made. */
export interface WebhookKeyView {
  key_id: string;
  created_at: number;
  /** When a replaced key ends; null for one that goes on. */
  ends_at: number | null;
  last_event_at: number | null;
}

/** Columns that stay inside. */
export const NEVER_LEAVES = {
  webhook_keys: ['id', 'org_id', 'purpose', 'secret', 'revoked_at'],
} as const satisfies NeverLeaves;

export const selectWebhookKey = (db: Db) =>
  db
    .selectFrom('webhook_keys')
    .select('key_id')
    .select([
      sql<number>`epoch(created_at)`.as('created_at'),
      sql<number | null>`epoch(ends_at)`.as('ends_at'),
      sql<number | null>`epoch(last_event_at)`.as('last_event_at'),
    ])
    .$castTo<WebhookKeyView>();
