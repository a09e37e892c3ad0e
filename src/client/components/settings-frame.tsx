import type { ReactNode } from 'react';
import { useAllowed, useRefused } from '#client/platform/organization.ts';
import { HeldBack } from '#client/ui/page/held-back.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { TabsNav } from '#client/ui/page/tabs-nav.tsx';
import { auditMessages } from '#shared/features/audit/audit.messages.ts';
import { settingsMessages as text } from '#shared/features/settings/settings.messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { LedAway } from './led-away.tsx';
import classes from './settings-frame.module.css';

interface Tab {
  key: string;
  href: string;
  label: string;
  permission: Permission;
}

const TABS = [
  { key: 'account', href: '/settings', label: text.account, permission: 'account:use' },
  { key: 'people', href: '/settings/people', label: text.people, permission: 'users:manage' },
  {
    key: 'organization',
    href: '/settings/organization',
    label: text.organization,
    permission: 'organization:manage',
  },
  { key: 'audit', href: '/settings/audit', label: auditMessages.audit_log, permission: 'audit:read' },
  { key: 'jobs', href: '/settings/jobs', label: text.failed_jobs, permission: 'jobs:manage' },
] as const satisfies readonly Tab[];

/** What is a column of cards. */
const CARDS: ReadonlySet<string> = new Set(['account', 'organization']);
/** What comes in several parts; the others are one list, whose heading stands while its rows come. */
const IN_PARTS: ReadonlySet<string> = new Set([...CARDS, 'jobs']);

interface SettingsFrameProps {
  /** The page shown. */
  tab: (typeof TABS)[number]['key'];
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every page of the settings stands in: the title and the pages that the role sees. The others lead to the account. */
export function SettingsFrame({ tab, actions, children }: SettingsFrameProps) {
  const allowed = useAllowed();
  const refused = useRefused();
  const shown = TABS.find(({ key }) => key === tab);
  if (shown && refused(shown.permission)) return <LedAway to="/settings" />;
  const tabs = TABS.filter(({ key, permission }) => key === tab || allowed(permission));
  return (
    <>
      <PageHeader title={text.title} tab={shown && `${shown.label} · ${text.title}`} actions={actions} />
      <TabsNav label={text.title} tabs={tabs.map(({ key, href, label }) => ({ href, label, active: key === tab }))} />
      {IN_PARTS.has(tab) ? (
        <HeldBack className={`${classes.page} ${CARDS.has(tab) ? classes.cards : ''}`}>{children}</HeldBack>
      ) : (
        <div className={classes.page}>{children}</div>
      )}
    </>
  );
}
