import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { censusMessages } from '#shared/features/census/census.messages.ts';
import { clientsMessages } from '#shared/features/clients/clients.messages.ts';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { navigationMessages } from '#shared/features/navigation/navigation.messages.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { duplicatesHref } from '../platform/links.ts';
import { useAllowed, useMay, useRefused } from '../platform/organization.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { TabsNav } from '../ui/page/tabs-nav.tsx';
import { HeaderActions } from './header-actions.tsx';
import { useShortcut } from './keyboard-provider.tsx';
import { LedAway } from './led-away.tsx';

const TABS = [
  { key: 'inquiries', href: '/admissions/inquiries', label: text.inquiries, permission: 'inquiries:list' },
  { key: 'clients', href: '/admissions/clients', label: clientsMessages.clients, permission: 'clients:read' },
  { key: 'census', href: '/admissions/census', label: censusMessages.census, permission: 'census:read' },
  { key: 'calls', href: '/admissions/calls', label: callsMessages.voice_agent_calls, permission: 'calls:read' },
] as const satisfies readonly { key: string; href: string; label: string; permission: Permission }[];

interface AdmissionsFrameProps {
  /** The tab shown. */
  tab: (typeof TABS)[number]['key'];
  /** How many rows the tab's list holds, as shown on the tab. */
  count?: string;
  children: ReactNode;
}

/**
 * What every tab of the admissions area stands in: the title, 'Add Inquiry' and the tabs this person may open. Whoever
 * may not open this one is led to one they may.
 */
export function AdmissionsFrame({ tab, count, children }: AdmissionsFrameProps) {
  const navigate = useNavigate();
  const mayAdd = useMay('inquiries:write');
  const allowed = useAllowed();
  const refused = useRefused();
  const add = () =>
    void navigate({ to: '.', search: (shown: object) => ({ ...shown, new: true }), resetScroll: false });
  const duplicates = {
    key: 'duplicates',
    label: navigationMessages.find_duplicates,
    onSelect: () => void navigate({ to: duplicatesHref('client') }),
  };
  useShortcut('new_inquiry', mayAdd ? add : undefined);
  const tabs = TABS.filter(({ key, permission }) => key === tab || allowed(permission));
  if (TABS.some(({ key, permission }) => key === tab && refused(permission)))
    return <LedAway to={tabs.find(({ key }) => key !== tab)?.href ?? '/dashboard'} />;
  return (
    <>
      <PageHeader
        title={text.admissions}
        tab={TABS.find(({ key }) => key === tab)?.label}
        actions={
          mayAdd && (
            <>
              {tab === 'clients' && <HeaderActions actions={[duplicates]} />}
              <Button kind="primary" onClick={add}>
                {text.add_inquiry}
              </Button>
            </>
          )
        }
      />
      <TabsNav
        label={text.admissions}
        tabs={tabs.map(({ key, href, label }) => ({
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
