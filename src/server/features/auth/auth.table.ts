import type { Generated } from 'kysely';
import type { Role } from '../../../shared/platform/permissions.ts';

export interface OrganisationsTable {
  id: string;
  name: string;
  org_type: string;
  website_url: string | null;
  time_zone: Generated<string>;
  idle_minutes: Generated<number>;
  case_details_mode: Generated<'fixed' | 'custom' | 'auto'>;
  is_demo: Generated<boolean>;
  /** The day whose engagement has been worked out for all referral sources. */
  engagement_day: string | null;
  created_at: Generated<string>;
}

export interface UsersTable {
  id: string;
  org_id: string;
  email_id: string;
  firstname: string;
  lastname: string;
  role: Role;
  can_export: boolean;
  is_active: Generated<boolean>;
  /** Null until an invited person has set one. */
  password_hash: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface PasswordHistoryTable {
  id: string;
  org_id: string;
  user_id: string;
  password_hash: string;
  created_at: Generated<string>;
}

export interface SessionsTable {
  id: string;
  org_id: string;
  user_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  revoked_at: string | null;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: Buffer;
  org_id: string;
  session_id: string;
  issued_at: string;
  spent_at: string | null;
}

export interface PasswordResetsTable {
  token_hash: Buffer;
  org_id: string;
  user_id: string;
  purpose: 'reset' | 'invitation';
  created_at: string;
  expires_at: string;
  used_at: string | null;
}
