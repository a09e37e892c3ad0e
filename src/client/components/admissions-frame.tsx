import { Navigate, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { callsMessages } from '../../shared/features/calls/calls.messages.ts';
import { clientsMessages } from '../../shared/features/clients/clients.messages.ts';
import { inquiriesMessages as text } from '../../shared/features/inquiries/inquiries.messages.ts';
import type { Permission } from '../../shared/platform/permissions.ts';
import { isLater } from '../platform/later-routes.ts';
import { useAllowed, useMay, useRefused } from '../platform/organisation.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabsNav } from '../ui/tabs-nav.tsx';

const TABS = [
  { key: 'inquiries', href: '/admissions/inquiries', label: text.inquiries, permission: 'inquiries:list' },
  { key: 'clients', href: '/admissions/clients', label: clientsMessages.clients, permission: 'clients:read' },
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
  const tabs = TABS.filter(({ key, href, permission }) => !isLater(href) && (key === tab || allowed(permission)));
  if (TABS.some(({ key, permission }) => key === tab && refused(permission)))
    return <Navigate to={tabs.find(({ key }) => key !== tab)?.href ?? '/dashboard'} replace />;
  return (
    <>
      <PageHeader
        title={text.admissions}
        actions={
          mayAdd && (
            <Button
              kind="primary"
              onClick={() => void navigate({ to: '.', search: (shown: object) => ({ ...shown, new: true }) })}
            >
              {text.add_inquiry}
            </Button>
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
