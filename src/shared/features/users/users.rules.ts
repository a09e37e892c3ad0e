import type { Role } from '#shared/platform/permissions.ts';

/** Characters of a first or a last name. */
export const NAME_MAX_LENGTH = 80;

const EXPORTING_ROLES: readonly Role[] = ['admin', 'manager', 'outreach', 'analyst'];

/** Whether a new user of this role may export where nobody says otherwise (C-5). */
export const mayExportByDefault = (role: Role): boolean => EXPORTING_ROLES.includes(role);

/** Whether an account lets its owner in; an invited person has not set a password yet. */
export const USER_STATES = ['active', 'invited', 'off'] as const;
export type UserState = (typeof USER_STATES)[number];

/** People that one call may invite. */
export const MAX_INVITED_AT_ONCE = 50;
