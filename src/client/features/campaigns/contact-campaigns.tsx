import { useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { CAMPAIGNS_HREF, campaignStepHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { type DropReason, hasReport } from '#shared/features/campaigns/campaigns.rules.ts';
import type { ContactCampaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';

const REASONS: Record<DropReason, string> = {
  suppressed: text.reason_suppressed,
  canceled: text.reason_canceled,
  rejected: text.reason_rejected,
  bounced: text.reason_bounced,
  blocked: text.reason_blocked,
};

/** What a contact got of the organization's campaigns, and did with it. */
export function ContactCampaigns({ contactId }: { contactId: string }) {
  const mayRead = useMay('marketing:read');
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.campaigns.ofContact.queryOptions({ contact_id: contactId }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Card title={text.campaigns}>
      {error && !data && (
        <ErrorBanner message={text.failed_to_load_campaigns} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={64} />}
      {data?.length === 0 && <p className={classes.line}>{text.no_campaigns_of_contact}</p>}
      {data && data.length > 0 && (
        <ul className={classes.received}>
          {data.map((campaign, at) => (
            <Received key={keyOf(data, at)} campaign={campaign} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Two contacts that have become one may each have got a campaign. */
const keyOf = (all: readonly ContactCampaign[], at: number): string => {
  const id = all[at]?.campaign_id;
  return `${id} ${all.slice(0, at).filter(({ campaign_id }) => campaign_id === id).length}`;
};

function Received({ campaign }: { campaign: ContactCampaign }) {
  const { campaign_id, name, status, state, reason, links } = campaign;
  const href = hasReport(status)
    ? `${CAMPAIGNS_HREF}?report=${campaign_id}`
    : campaignStepHref(campaign_id, 'preview-and-send');
  const moments = [
    { label: text.event_sent, at: campaign.sent_at },
    { label: text.event_opened, at: campaign.opened_at },
    { label: text.event_clicked, at: campaign.clicked_at },
    { label: reason ? REASONS[reason] : text.event_dropped, at: campaign.dropped_at },
    { label: text.event_unsubscribed, at: campaign.unsubscribed_at },
  ].filter(({ at }) => at !== null);
  return (
    <li>
      <Link href={href}>{name}</Link>
      <ul className={classes.moments}>
        {moments.length === 0 && <li>{state === 'in_doubt' ? text.state_in_doubt : text.state_waiting}</li>}
        {moments.map(({ label, at }) => (
          <li key={label}>
            {label} · <Instant at={at!} timed />
          </li>
        ))}
        {links.map((url) => (
          <li key={url} className={classes.address}>
            {url}
          </li>
        ))}
      </ul>
    </li>
  );
}
