import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { UserState } from '#shared/features/users/users.rules.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { hasTwoFactor, twoFactorDueAt } from '../auth/auth.access.ts';

/** Columns that stay inside: what proves a person, and what only the database needs. */
export const NEVER_LEAVES = {
  users: ['password_hash', 'is_active', 'updated_at'],
} as const satisfies NeverLeaves;

/** One's own account. The documented keys, and what the screens need of the person and the organization. */
export interface AccountView {
  org_name: string;
  org_type: string;
  firstname: string;
  lastname: string;
  email_id: string;
  role: Role;
  user_id: string;
  org_id: string;
  can_export: boolean;
  time_zone: string;
  /** Where the organization's logo lies; null where it has none. */
  logo_path: string | null;
  /** Minutes without a touch after which the screen locks. */
  idle_minutes: number;
  /** When, in Unix seconds, one comes in no longer without two factors; null where nothing is asked for. */
  two_factor_due_at: number | null;
}

/** A person as everyone of the organization finds them. */
export interface FoundUser {
  firstname: string;
  lastname: string;
  email_id: string;
}

/** A person as an administrator manages them. */
export interface UserRow extends FoundUser {
  id: string;
  role: Role;
  can_export: boolean;
  /** An invited person has not set a password yet. */
  state: UserState;
  has_two_factor: boolean;
  /** When one of their sessions was last used; null before the first. */
  last_seen_at: number | null;
  version: number;
  created_at: number;
}

export const selectAccount = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.org_id')
    .select(['organizations.name as org_name', 'org_type', 'firstname', 'lastname', 'email_id', 'role'])
    .select(['users.id as user_id', 'users.org_id', 'can_export', 'time_zone', 'idle_minutes'])
    .select(twoFactorDueAt.as('two_factor_due_at'))
    .select(sql<string | null>`'/assets/' || organizations.id || '/' || organizations.logo_file`.as('logo_path'))
    .$castTo<AccountView>();

export const selectFoundUser = (db: Db) =>
  db.selectFrom('users').select(['firstname', 'lastname', 'email_id']).$castTo<FoundUser>();

/** Whether an account lets its owner in. */
export const userState = sql<UserState>`case when not users.is_active then 'off'
  when users.password_hash is null then 'invited' else 'active' end`;

export const selectUser = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'firstname', 'lastname', 'email_id', 'role', 'can_export', 'version'])
    .select([
      userState.as('state'),
      hasTwoFactor.as('has_two_factor'),
      sql<number | null>`(select epoch(max(sessions.last_seen_at)) from sessions
        where sessions.org_id = users.org_id and sessions.user_id = users.id)`.as('last_seen_at'),
      sql<number>`epoch(users.created_at)`.as('created_at'),
    ])
    .$castTo<UserRow>();
