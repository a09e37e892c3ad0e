import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { useMay } from '../platform/organization.ts';
import { Button } from '../ui/button.tsx';
import { ActionMenu } from '../ui/layers/action-menu.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { TabsNav } from '../ui/page/tabs-nav.tsx';

const TABS = [
  { key: 'campaign', href: '/marketing/campaign', label: text.campaign },
  { key: 'audience', href: '/marketing/audience', label: text.audience },
  { key: 'templates', href: '/marketing/templates', label: text.templates },
] as const;

interface MarketingFrameProps {
  /** The tab shown. */
  tab: (typeof TABS)[number]['key'];
  /** What is shown below has a filled button of its own: there is one a screen. */
  leadsItself?: boolean;
  children: ReactNode;
}

/** What the tabs of Marketing stand in: the title, the Actions menu and the tabs. */
export function MarketingFrame({ tab, leadsItself = false, children }: MarketingFrameProps) {
  const navigate = useNavigate();
  const mayWrite = useMay('marketing:write');
  const create = () => void navigate({ to: '/marketing/campaign', search: { add: 'campaign' } });
  return (
    <>
      <PageHeader
        title={text.marketing}
        tab={TABS.find(({ key }) => key === tab)?.label}
        actions={
          mayWrite && (
            <ActionMenu
              actions={[
                { key: 'campaign', label: text.create_campaign, onSelect: create },
                { key: 'template', label: text.create_template, href: '/marketing/create-template' },
              ]}
              trigger={
                <Button
                  kind={leadsItself ? 'secondary' : 'primary'}
                  iconAfter={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
                >
                  {text.actions}
                </Button>
              }
            />
          )
        }
      />
      <TabsNav label={text.marketing} tabs={TABS.map(({ key, ...shown }) => ({ ...shown, active: key === tab }))} />
      {children}
    </>
  );
}
