import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { CampaignPage } from '../features/campaigns/campaign-page.tsx';
import { campaignOptions } from '../features/campaigns/campaigns.data.ts';
import { dropCampaignDraft } from '../features/email-templates/editor/drafts.ts';
import { queryClient } from '../platform/query-client.ts';

const Editor = lazy(async () => ({
  default: (await import('../features/email-templates/editor/kept-editor.tsx')).KeptEditor,
}));

/** One campaign, at the step that the rest of its address names. */
export const Route = createFileRoute('/_app/marketing/campaign/$campaignId/$')({
  loader: ({ params }) => void queryClient.prefetchQuery(campaignOptions(params.campaignId)),
  component: () => {
    const { campaignId, _splat: step = '' } = Route.useParams();
    return (
      <CampaignPage key={campaignId} campaignId={campaignId} step={step} Editor={Editor} onBegun={dropCampaignDraft} />
    );
  },
});
