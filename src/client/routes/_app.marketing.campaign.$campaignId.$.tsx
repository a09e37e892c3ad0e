import { createFileRoute } from '@tanstack/react-router';
import { CampaignPage } from '../features/campaigns/campaign-page.tsx';
import { campaignOptions } from '../features/campaigns/campaigns.data.ts';
import { queryClient } from '../platform/query-client.ts';

/** One campaign, at the step that the rest of its address names. */
export const Route = createFileRoute('/_app/marketing/campaign/$campaignId/$')({
  loader: ({ params }) => void queryClient.prefetchQuery(campaignOptions(params.campaignId)),
  component: () => {
    const { campaignId, _splat: step = '' } = Route.useParams();
    return <CampaignPage key={campaignId} campaignId={campaignId} step={step} />;
  },
});
