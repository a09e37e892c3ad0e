import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import type { Role } from '#shared/platform/permissions.ts';

/** Columns that stay inside: what only the product itself reads. */
export const NEVER_LEAVES = {
  organizations: [
    'id',
    'case_details_mode',
    // It leaves as the address of its picture, with the account.
    'logo_file',
    'is_demo',
    'engagement_day',
    'morning_day',
    'setup_dismissed_at',
    'created_at',
    'updated_at',
    'updated_by',
  ],
} as const satisfies NeverLeaves;

/** An organization as its administrators settle it. */
export interface OrganizationView {
  name: string;
  org_type: (typeof ORGANIZATION_TYPES)[number];
  time_zone: string;
  website_url: string | null;
  about_url: string | null;
  contact_url: string | null;
  postal_address: string | null;
  sender_names: string[];
  idle_minutes: number;
  /** Roles that must sign in with two factors. */
  two_factor_roles: Role[];
  call_retention_years: number | null;
  version: number;
}

export const selectOrganization = (db: Db) =>
  db
    .selectFrom('organizations')
    .select(['name', 'org_type', 'time_zone', 'website_url', 'about_url', 'contact_url', 'postal_address'])
    .select(['sender_names', 'idle_minutes', 'call_retention_years', 'version'])
    .select(
      sql<Role[]>`array(select jsonb_object_keys(organizations.two_factor_roles) order by 1)`.as('two_factor_roles'),
    )
    .$castTo<OrganizationView>();
