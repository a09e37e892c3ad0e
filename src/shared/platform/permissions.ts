/**
 * Who may do what (decision table C-5). A verb names one permission; the row-level part of a right
 * (an outreach user sees only the referrals it logged) lives in the feature's access predicate.
 */
export const ROLES = ['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'] as const;
export type Role = (typeof ROLES)[number];

const everyone = ROLES;
const admissionsDesk = ['admin', 'manager', 'admissions'] as const satisfies readonly Role[];
const careTeam = [...admissionsDesk, 'clinical'] as const satisfies readonly Role[];
const outreachDesk = [...admissionsDesk, 'outreach'] as const satisfies readonly Role[];

export const PERMISSIONS = {
  'account:use': everyone,
  'dashboard:read': everyone,
  'inquiries:list': [...careTeam, 'outreach'],
  'inquiries:read': careTeam,
  /** With the account's own `can_export`; an analyst gets the suffix in place of a name, outreach exports contacts (C-5). */
  'inquiries:export': [...careTeam, 'analyst'],
  'inquiries:write': admissionsDesk,
  'inquiries:case_details': careTeam,
  'inquiries:status': admissionsDesk,
  'inquiries:undo': ['admin', 'manager'],
  'inquiries:note': careTeam,
  'capacity:read': careTeam,
  /** Counts for everyone; of the people behind them each role sees its own part. */
  'census:read': everyone,
  /** Some screen of Analytics; which, each of them asks. */
  'analytics:read': everyone,
  'analytics:outreach': [...outreachDesk, 'analyst'],
  'analytics:admissions': [...careTeam, 'analyst'],
  'analytics:business': [...admissionsDesk, 'analyst'],
  /** The business figures behind a plan (C-5). */
  'census:plan': [...admissionsDesk, 'analyst'],
  'clients:read': careTeam,
  'clients:write': admissionsDesk,
  'clients:ssn': admissionsDesk,
  'documents:read': careTeam,
  'documents:write': careTeam,
  'ehr:read': careTeam,
  'ehr:send': admissionsDesk,
  'integrations:manage': ['admin'],
  'questions:read': careTeam,
  'questions:ask': careTeam,
  'calls:read': careTeam,
  'outreach:read': everyone,
  'outreach:write': outreachDesk,
  'outreach:archive': ['admin', 'manager', 'outreach'],
  /** What is merged asks for the right to change it besides. */
  'duplicates:merge': outreachDesk,
  'referral_flow:read': [...careTeam, 'outreach'],
  'referral_flow:write': outreachDesk,
  'imports:use': outreachDesk,
  'assistant:use': outreachDesk,
  'marketing:read': ['admin', 'outreach', 'analyst'],
  'marketing:write': ['admin', 'outreach'],
  'tasks:read': everyone,
  'tasks:write': [...outreachDesk, 'clinical'],
  /** One's own views and dashboard; what is the organization's is asked for by its type. */
  'configuration:read': everyone,
  'configuration:history': ['admin', 'manager'],
  /** Views of lists that everybody has, or everybody of a role. */
  'views:share': ['admin', 'manager'],
  'config_admissions:read': admissionsDesk,
  'config_admissions:write': ['admin', 'manager'],
  'config_staff:read': admissionsDesk,
  'config_staff:write': ['admin', 'manager'],
  'config_outreach:read': outreachDesk,
  'config_outreach:write': ['admin', 'manager', 'outreach'],
  'config_notifications:read': admissionsDesk,
  'config_notifications:write': ['admin', 'manager'],
  'inquiry_fields:manage': ['admin', 'manager'],
  'users:search': everyone,
  'users:manage': ['admin'],
  'organization:manage': ['admin'],
  'audit:read': ['admin'],
  /** Who looked at one client or inquiry, and the report of it. */
  'audit:record': ['admin', 'manager'],
  'jobs:manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const may = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);

/** Organization types that may use Marketing (C-7). */
export const MARKETING_ALLOWED_ORG_TYPES = [
  'Treatment center',
  'Hospital (Psychiatric)',
  'Private practice',
  'Interventionist',
] as const;

export const marketingAllowed = (orgType: string): boolean =>
  (MARKETING_ALLOWED_ORG_TYPES as readonly string[]).includes(orgType);

/** Whether an organization of a type has what a permission is about. */
export const offers = (orgType: string, permission: Permission): boolean =>
  !permission.startsWith('marketing:') || marketingAllowed(orgType);
