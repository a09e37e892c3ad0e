import type { Generated } from 'kysely';

export interface WebhookKeysTable {
  id: string;
  org_id: string;
  /** What a sender names in `X-Key-Id`. */
  key_id: string;
  purpose: 'voice-calls';
  /** Sealed. */
  secret: string;
  created_at: Generated<string>;
  revoked_at: string | null;
}
