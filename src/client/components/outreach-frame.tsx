import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activitiesMessages } from '#shared/features/activities/activities.messages.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { navigationMessages } from '#shared/features/navigation/navigation.messages.ts';
import { outreachMessages as text } from '#shared/features/outreach/outreach.messages.ts';
import { referralSourcesMessages } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { duplicatesHref, VISIT_HREF } from '../platform/links.ts';
import { useMay } from '../platform/organization.ts';
import type { OutreachDialog } from '../platform/outreach-dialogs.ts';
import { Button } from '../ui/button.tsx';
import { ActionMenu } from '../ui/layers/action-menu.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { TabsNav } from '../ui/page/tabs-nav.tsx';

const TABS = [
  { key: 'referral-sources', href: '/outreach/referral-sources', label: text.referral_sources },
  { key: 'contacts', href: '/outreach/contacts', label: text.contacts },
  { key: 'visits', href: '/outreach/visits', label: referralSourcesMessages.visits },
] as const;

/** What the Actions menu opens over each tab. */
const ACTIONS: Record<(typeof TABS)[number]['key'], readonly { key: OutreachDialog; label: string }[]> = {
  'referral-sources': [
    { key: 'contact', label: text.add_contact },
    { key: 'contacts-csv', label: importsMessages.add_contacts },
    { key: 'source', label: text.add_referral_source },
    { key: 'sources-csv', label: importsMessages.add_referrals },
  ],
  contacts: [
    { key: 'contact', label: text.add_contact },
    { key: 'contacts-csv', label: importsMessages.add_contacts },
    { key: 'source', label: text.add_referral_source },
  ],
  visits: [
    { key: 'contact', label: text.add_contact },
    { key: 'source', label: text.add_referral_source },
  ],
};

interface OutreachFrameProps {
  /** The tab shown. */
  tab: (typeof TABS)[number]['key'];
  /** How many rows the tab's list holds, as shown on the tab. */
  count?: string;
  children: ReactNode;
}

/** What all tabs of the outreach area stand in: the title, the Actions menu and the tabs. */
export function OutreachFrame({ tab, count, children }: OutreachFrameProps) {
  const navigate = useNavigate();
  const mayWrite = useMay('outreach:write');
  const open = (add: OutreachDialog) => void navigate({ to: '.', search: (shown: object) => ({ ...shown, add }) });
  return (
    <>
      <PageHeader
        title={text.outreach}
        tab={TABS.find(({ key }) => key === tab)?.label}
        actions={
          mayWrite && (
            <ActionMenu
              actions={[
                { key: 'visit', label: activitiesMessages.log_visit, href: VISIT_HREF },
                ...ACTIONS[tab].map(({ key, label }) => ({ key, label, onSelect: () => open(key) })),
                {
                  key: 'duplicates',
                  label: navigationMessages.find_duplicates,
                  href: duplicatesHref(tab === 'contacts' ? 'contact' : 'source'),
                },
              ]}
              trigger={
                <Button kind="primary" iconAfter={<IconChevronDown size={18} stroke={1.75} aria-hidden />}>
                  {text.actions}
                </Button>
              }
            />
          )
        }
      />
      <TabsNav
        label={text.outreach}
        tabs={TABS.map(({ key, href, label }) => ({
          href,
          label,
          active: key === tab,
          ...(key === tab && count !== undefined ? { count } : {}),
        }))}
      />
      {children}
    </>
  );
}
