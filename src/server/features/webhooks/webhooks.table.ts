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
  /** When a key that was replaced ends by itself. */
  ends_at: string | null;
  /** When it last signed an event that was taken in. */
  last_event_at: string | null;
}
