import {
  IconChartBar,
  IconChecklist,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconSettings,
  IconUserHeart,
} from '@tabler/icons-react';
import { AppShell } from '../../components/app-shell.tsx';
import { toast } from '../../ui/toast-store.ts';
import { TableSection } from './table-section.tsx';

const ITEMS = [
  { href: '/dashboard', label: 'Dashboard', icon: IconLayoutDashboard },
  { href: '/tasks', label: 'Tasks', icon: IconChecklist },
  { href: '/admissions', label: 'Admissions', icon: IconUserHeart, active: true },
  { href: '/outreach', label: 'Outreach', icon: IconHeartHandshake },
  { href: '/analytics', label: 'Analytics', icon: IconChartBar },
  { href: '/configurations', label: 'Configurations', icon: IconSettings },
];

/** Every piece of the kit on one page, for the eye and for axe. */
export function KitchenSink() {
  return (
    <AppShell items={ITEMS} initials="RQ" settingsHref="/settings" onLogout={() => toast.common('Logged out')}>
      <TableSection />
    </AppShell>
  );
}
