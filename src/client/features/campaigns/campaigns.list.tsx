import { defineList } from '#client/components/list/define-list.ts';
import { MarketingFrame } from '#client/components/marketing-frame.tsx';
import { Instant } from '#client/components/when.tsx';
import { campaignStepHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { hasReport } from '#shared/features/campaigns/campaigns.rules.ts';
import {
  CAMPAIGN_ORDERS,
  CampaignListInput,
  type CampaignListQuery,
} from '#shared/features/campaigns/campaigns.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { numberText } from '#shared/platform/number-text.ts';
import { CampaignMenu, useOpenReport } from './campaign-menu.tsx';
import { CampaignStatusPill, faultText, progressText } from './campaign-status.tsx';
import { type Campaign, campaignListOptions } from './campaigns.data.ts';
import classes from './campaigns.module.css';

/** Opens the report over the list; it is offered once the campaign is sent. */
function ReportButton({ campaign: { id, name, status } }: { campaign: Campaign }) {
  const openReport = useOpenReport();
  return (
    <Button
      kind="quiet"
      aria-label={format(text.report_of, { name })}
      disabled={!hasReport(status)}
      onClick={() => openReport(id)}
    >
      {text.report}
    </Button>
  );
}

const statusOf = ({ status }: Campaign) => <CampaignStatusPill status={status} />;
/** Of one that waits for its day, the day. */
const dateOf = ({ created_at, scheduled_at, status }: Campaign) =>
  status === 'scheduled' ? <Instant at={scheduled_at} timed /> : <Instant at={created_at} />;

/** The organization's campaigns, the newest first. */
export const campaignList = defineList<CampaignListQuery, Campaign>({
  name: 'campaigns',
  title: text.campaign,
  reads: 'marketing:read',
  input: CampaignListInput,
  orders: CAMPAIGN_ORDERS,
  page: campaignListOptions,
  nameOf: ({ name }) => name,
  hrefOf: (id, { has_html }) => campaignStepHref(id, has_html ? 'preview-and-send' : 'audience'),
  columns: [
    { id: 'name', label: text.name, width: '220px' },
    { id: 'subject', label: text.subject },
    {
      id: 'status',
      label: text.status,
      width: '168px',
      cell: (campaign) => (
        <span className={classes.status}>
          {statusOf(campaign)}
          {campaign.status === 'scheduled' && <small>{dateOf(campaign)}</small>}
          {!hasReport(campaign.status) && <small>{progressText(campaign)}</small>}
          {campaign.fault && <small>{faultText(campaign)}</small>}
        </span>
      ),
    },
    {
      id: 'recipients',
      label: text.recipients,
      width: '112px',
      align: 'end',
      cell: ({ progress }) => (progress ? numberText(progress.total) : '-'),
    },
    { id: 'created_by', label: text.created_by, width: '152px' },
    { id: 'created_at', label: text.created_at, width: '136px', cell: ({ created_at }) => <Instant at={created_at} /> },
    { id: 'report', label: text.report, width: '112px', cell: (campaign) => <ReportButton campaign={campaign} /> },
  ],
  menu: (campaign) => <CampaignMenu campaign={campaign} leadsToReport />,
  phone: (campaign) => ({
    status: statusOf(campaign),
    about: faultText(campaign) ?? campaign.subject,
    date: dateOf(campaign),
  }),
  searchLabel: text.search_campaigns,
  add: { label: text.create_campaign, permission: 'marketing:write', shows: { add: 'campaign' } },
  // An empty list has the button in its middle, and the Actions menu holds it otherwise.
  Frame: ({ add, children }) => (
    <MarketingFrame tab="campaign" leadsItself={!add}>
      {children}
    </MarketingFrame>
  ),
  texts: { failed: text.failed_to_load, none: text.no_campaigns, row: text.row },
});
