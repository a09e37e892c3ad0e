import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { ROLES, type Role } from '#shared/platform/permissions.ts';

export const ROLE_LABELS: Record<Role, string> = {
  admin: text.role_admin,
  manager: text.role_manager,
  admissions: text.role_admissions,
  outreach: text.role_outreach,
  clinical: text.role_clinical,
  analyst: text.role_analyst,
};

/** The six roles as a select offers them. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));
