import type { Role } from '../../platform/permissions.ts';

/** Characters of a first or a last name. */
export const NAME_MAX_LENGTH = 80;

const EXPORTING_ROLES: readonly Role[] = ['admin', 'manager', 'outreach', 'analyst'];

/** Whether a new user of this role may export where nobody says otherwise (C-5). */
export const mayExportByDefault = (role: Role): boolean => EXPORTING_ROLES.includes(role);
