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
  /** With the account's own `can_export`; outreach and analysts get their own part of a row. */
  'inquiries:export': everyone,
  'inquiries:write': admissionsDesk,
  'inquiries:case_details': careTeam,
  'inquiries:status': admissionsDesk,
  'inquiries:undo': ['admin', 'manager'],
  'inquiries:note': careTeam,
  'capacity:read': careTeam,
  'clients:read': careTeam,
  'clients:write': admissionsDesk,
  'clients:ssn': admissionsDesk,
  'documents:read': careTeam,
  'documents:write': careTeam,
  'ehr:read': careTeam,
  'ehr:send': admissionsDesk,
  'ehr:configure': ['admin'],
  'questions:read': careTeam,
  'questions:ask': careTeam,
  'calls:read': careTeam,
  'outreach:read': everyone,
  'outreach:write': outreachDesk,
  'outreach:archive': ['admin', 'manager', 'outreach'],
  'referral_flow:read': [...careTeam, 'outreach'],
  'referral_flow:write': outreachDesk,
  'imports:use': outreachDesk,
  'assistant:use': outreachDesk,
  'tasks:read': everyone,
  'tasks:write': [...outreachDesk, 'clinical'],
  'configuration:read': everyone,
  'configuration:write': ['admin', 'manager'],
  'inquiry_fields:manage': ['admin', 'manager'],
  'users:search': everyone,
  'users:manage': ['admin'],
  'audit:read': ['admin'],
  'jobs:manage': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const may = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);

/** Organisation types that may use Marketing (C-7). */
export const MARKETING_ALLOWED_ORG_TYPES = [
  'Treatment center',
  'Hospital (Psychiatric)',
  'Private practice',
  'Interventionist',
] as const;

export const marketingAllowed = (orgType: string): boolean =>
  (MARKETING_ALLOWED_ORG_TYPES as readonly string[]).includes(orgType);
