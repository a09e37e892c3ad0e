import type { ReactNode } from 'react';
import { LedAway } from '#client/components/led-away.tsx';
import { useAllowed, useRefused } from '#client/platform/organization.ts';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { HeldBack } from '#client/ui/page/held-back.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import classes from './configurations.module.css';

interface Tab {
  key: string;
  label: string;
  read: Permission;
  write: Permission;
}

const TABS = [
  { key: 'staff', label: text.staff, read: 'config_staff:read', write: 'config_staff:write' },
  { key: 'admissions', label: text.admissions, read: 'config_admissions:read', write: 'config_admissions:write' },
  { key: 'engagement', label: text.outreach, read: 'config_outreach:read', write: 'config_outreach:write' },
  { key: 'integration', label: text.integration, read: 'integrations:manage', write: 'integrations:manage' },
  {
    key: 'notifications',
    label: text.notifications,
    read: 'config_notifications:read',
    write: 'config_notifications:write',
  },
] as const satisfies readonly Tab[];

interface ConfigurationsFrameProps {
  /** The tab shown. */
  tab: (typeof TABS)[number]['key'];
  children: ReactNode;
}

const hrefOf = (key: string) => `/configurations/${key}`;

/**
 * What every tab of the configurations stands in: the title and the tabs that the role sees (C-5). Whoever may not see
 * this one is led to one they may, and somebody who sees none to the dashboard.
 */
export function ConfigurationsFrame({ tab, children }: ConfigurationsFrameProps) {
  const allowed = useAllowed();
  const refused = useRefused();
  const tabs = TABS.filter(({ key, read }) => key === tab || allowed(read));
  const shown = TABS.find(({ key }) => key === tab);
  if (shown && refused(shown.read)) {
    const first = tabs.find(({ key }) => key !== tab);
    return <LedAway to={first ? hrefOf(first.key) : '/dashboard'} />;
  }
  return (
    <>
      <PageHeader title={text.title} tab={shown && `${shown.label} · ${text.title}`} />
      <TabsNav
        label={text.title}
        tabs={tabs.map(({ key, label }) => ({ href: hrefOf(key), label, active: key === tab }))}
      />
      <HeldBack className={classes.cards}>
        {shown && refused(shown.write) && <Notice>{text.read_only}</Notice>}
        {children}
      </HeldBack>
    </>
  );
}
