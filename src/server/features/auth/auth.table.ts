import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#shared/platform/permissions.ts';

export interface OrganizationsTable {
  id: string;
  name: string;
  org_type: string;
  website_url: string | null;
  /** Where it is, in the end of every campaign; nothing is sent without one. */
  postal_address: string | null;
  /** The last part of its logo's public address; null shows the product's mark. */
  logo_file: string | null;
  time_zone: Generated<string>;
  idle_minutes: Generated<number>;
  case_details_mode: Generated<'fixed' | 'custom' | 'auto'>;
  /** Which roles must sign in with two factors, each since when. */
  two_factor_roles: ColumnType<TwoFactorRoles, string | undefined, string>;
  /** Pages that the website's own address does not lead to by itself. */
  about_url: string | null;
  contact_url: string | null;
  /** From whom campaigns may come. */
  sender_names: Generated<string[]>;
  /** Null: as long as the installation says. */
  call_retention_years: number | null;
  version: Generated<number>;
  updated_at: Generated<string>;
  updated_by: string | null;
  /** Since when nobody needs the list of what to set up. */
  setup_dismissed_at: string | null;
  is_demo: Generated<boolean>;
  /** The day whose engagement has been worked out for all referral sources. */
  engagement_day: string | null;
  /** The day whose tasks have been mailed in the morning. */
  morning_day: Generated<string | null>;
  created_at: Generated<string>;
}

/** Roles with the moment, in ISO 8601, since when they must sign in with two factors. */
export type TwoFactorRoles = Partial<Record<Role, string>>;

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
  /** Where and on what it was begun. */
  ip: string | null;
  user_agent: string | null;
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

export interface TwoFactorsTable {
  user_id: string;
  org_id: string;
  /** Sealed. */
  secret: string;
  /** Null until a first code has shown that the person has the secret. */
  confirmed_at: string | null;
  /** The time step of the last code taken. */
  last_step: Generated<number>;
  created_at: string;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the code; the code itself is never stored. */
  code_hash: Buffer;
  org_id: string;
  user_id: string;
  created_at: string;
  used_at: string | null;
}
