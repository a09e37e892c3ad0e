import type { Permission } from '#shared/platform/permissions.ts';

/** Where an area begins, and where it does for whoever may not see that page. */
export interface FirstPage {
  href: string;
  otherwise?: { without: Permission; href: string };
}

export const ADMISSIONS = {
  href: '/admissions/inquiries',
  otherwise: { without: 'inquiries:list', href: '/admissions/census' },
} as const satisfies FirstPage;

export const CONFIGURATIONS = {
  href: '/configurations/admissions',
  otherwise: { without: 'config_admissions:read', href: '/configurations/engagement' },
} as const satisfies FirstPage;

/** The address an area begins at, by what somebody is known not to see. */
export const firstPage = ({ href, otherwise }: FirstPage, refused: (permission: Permission) => boolean): string =>
  otherwise && refused(otherwise.without) ? otherwise.href : href;
