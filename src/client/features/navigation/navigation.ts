import {
  IconAffiliate,
  IconChartBar,
  IconChecklist,
  IconLayoutDashboard,
  IconMail,
  IconSettings,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ShortcutId } from '#client/components/keyboard-map.ts';
import { navigationMessages as text } from '#shared/features/navigation/navigation.messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { ADMISSIONS, type FirstPage, firstPage } from './first-page.ts';

interface Area extends FirstPage {
  label: string;
  icon: TablerIcon;
  /** Addresses that belong to the area besides its own. */
  also: readonly string[];
  /** Whose holders find something there; absent where everybody does. */
  permission?: Permission;
  shortcut?: ShortcutId;
}

const AREAS: readonly Area[] = [
  { href: '/dashboard', label: text.dashboard, icon: IconLayoutDashboard, also: [], shortcut: 'go_dashboard' },
  { href: '/tasks', label: text.tasks, icon: IconChecklist, also: ['/task'], shortcut: 'go_tasks' },
  {
    ...ADMISSIONS,
    label: text.admissions,
    icon: IconUsersGroup,
    also: ['/admissions'],
    shortcut: 'go_admissions',
  },
  {
    href: '/outreach',
    label: text.outreach,
    icon: IconAffiliate,
    also: ['/contact', '/referal'],
    shortcut: 'go_outreach',
  },
  {
    href: '/marketing',
    label: text.marketing,
    icon: IconMail,
    also: [],
    permission: 'marketing:read',
    shortcut: 'go_marketing',
  },
  { href: '/analytics', label: text.analytics, icon: IconChartBar, also: [], shortcut: 'go_analytics' },
  {
    href: '/configurations',
    label: text.configurations,
    icon: IconSettings,
    also: [],
    permission: 'config_outreach:read',
  },
];

const within = (path: string, area: string) => path === area || path.startsWith(`${area}/`);

/** Duplicates of clients are looked for in Admissions, those of sources and contacts in Outreach. */
const areaOfDuplicates = (kind: unknown, refused: (permission: Permission) => boolean): string =>
  kind === 'source' || kind === 'contact' || refused('clients:write') ? '/outreach' : '/admissions';

/** The areas that are open to a person, each with whether the page shown belongs to it. */
export const openAreas = (pathname: string, refused: (permission: Permission) => boolean, kind?: unknown) => {
  const here = pathname.toLowerCase();
  const path = here === '/duplicates' ? areaOfDuplicates(kind, refused) : here;
  const open = AREAS.filter(({ permission }) => !(permission && refused(permission)));
  return open.map((area) => ({
    ...area,
    href: firstPage(area, refused),
    active: [area.href, ...area.also].some((each) => within(path, each)),
  }));
};

/** An inquiry's records are read in the whole window. */
const WHOLE_WINDOW = /^\/admissions\/inquiry\/[^/]+\/records\/?$/i;

export const takesWholeWindow = (pathname: string): boolean => WHOLE_WINDOW.test(pathname);
