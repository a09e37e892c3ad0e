import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { CampaignPage } from '../features/campaigns/campaign-page.tsx';
import { campaignOptions } from '../features/campaigns/campaigns.data.ts';
import { dropCampaignDraft } from '../features/email-templates/editor/drafts.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';

const Editor = drawnLater(
  async () => (await import('../features/email-templates/editor/kept-editor.tsx')).KeptEditor,
  <Skeleton height={560} />,
);

/** One campaign, at the step that the rest of its address names. */
export const Route = createFileRoute('/_app/marketing/campaign/$campaignId/$')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: 'templates' } => (from === 'templates' ? { from } : {}),
  loader: ({ params }) => prefetchFor('marketing:read', campaignOptions(params.campaignId)),
  component: () => {
    const { campaignId, _splat: step = '' } = Route.useParams();
    const choosing = Route.useSearch().from === 'templates';
    return <CampaignPage key={campaignId} {...{ campaignId, step, choosing, Editor }} onBegun={dropCampaignDraft} />;
  },
});
