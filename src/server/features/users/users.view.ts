import { sql } from 'kysely';
import type { Role } from '../../../shared/platform/permissions.ts';
import type { NeverLeaves } from '../../database-schema.ts';
import type { Db } from '../../platform/database.ts';

/** Columns that stay inside: what proves a person, and what only the database needs. */
export const NEVER_LEAVES = {
  users: ['password_hash', 'updated_at'],
} as const satisfies NeverLeaves;

/** One's own account. The documented keys, and what the screens need of the person and the organisation. */
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
  /** Minutes without a touch after which the screen locks. */
  idle_minutes: number;
}

/** A person as everyone of the organisation finds them. */
export interface FoundUser {
  firstname: string;
  lastname: string;
  email_id: string;
}

/** A person as an administrator manages them. */
export interface UserRow extends FoundUser {
  user_id: string;
  role: Role;
  can_export: boolean;
  is_active: boolean;
  /** True until the invited person has set a password. */
  is_invited: boolean;
  version: number;
  created_at: number;
}

export const selectAccount = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.org_id')
    .select(['organisations.name as org_name', 'org_type', 'firstname', 'lastname', 'email_id', 'role'])
    .select(['users.id as user_id', 'users.org_id', 'can_export', 'time_zone', 'idle_minutes'])
    .$castTo<AccountView>();

export const selectFoundUser = (db: Db) =>
  db.selectFrom('users').select(['firstname', 'lastname', 'email_id']).$castTo<FoundUser>();

export const selectUser = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id as user_id', 'firstname', 'lastname', 'email_id', 'role', 'can_export', 'is_active', 'version'])
    .select([
      sql<boolean>`password_hash is null`.as('is_invited'),
      sql<number>`epoch(users.created_at)`.as('created_at'),
    ])
    .$castTo<UserRow>();
