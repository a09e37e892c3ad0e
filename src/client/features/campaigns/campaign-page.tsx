import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '#client/platform/error-message.ts';
import { CAMPAIGNS_HREF, campaignStepHref as stepHref } from '#client/platform/links.ts';
import { useRefused } from '#client/platform/organization.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Breadcrumbs } from '#client/ui/page/breadcrumbs.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { isEditable } from '#shared/features/campaigns/campaigns.rules.ts';
import { AudienceStep } from './audience-step.tsx';
import { WIZARD_STEPS, type WizardStep } from './campaign-wizard.tsx';
import { type CampaignDetails, campaignOptions } from './campaigns.data.ts';
import { type DesignEditor, DesignStep } from './design-step.tsx';
import { ExitQuestion } from './exit-question.tsx';
import { SendStep } from './send-step.tsx';
import { TemplateStep } from './template-step.tsx';

const isStep = (step: string): step is WizardStep => (WIZARD_STEPS as readonly string[]).includes(step);

/** The step that can be shown where an address names none, or one that is not reachable yet, or not to who only reads. */
function stepOf({ has_html, status }: CampaignDetails, asked: string, readsOnly: boolean): WizardStep {
  if (!isEditable(status) || readsOnly) return 'preview-and-send';
  if (!isStep(asked)) return 'audience';
  return has_html || asked !== 'preview-and-send' ? asked : 'template';
}

/** Leads back to the list, with a word why. */
function CreateFirst() {
  useEffect(() => {
    toast.error(text.create_first);
  }, []);
  return <Navigate to={CAMPAIGNS_HREF} replace />;
}

interface CampaignPageProps {
  campaignId: string;
  step: string;
  /** Whether the templates are shown that a design may begin with. */
  choosing: boolean;
  Editor: DesignEditor;
  /** A design begins again: what this browser holds of the one before is forgotten. */
  onBegun: (campaign_id: string) => Promise<unknown>;
}

/** A campaign at one of its steps. */
export function CampaignPage({ campaignId, step, choosing, Editor, onBegun }: CampaignPageProps) {
  const readsOnly = useRefused()('marketing:write');
  const { data: campaign, error, refetch, isFetching } = useQuery(campaignOptions(campaignId));
  if (isNotFound(error)) return <CreateFirst />;
  if (!campaign)
    return (
      <>
        <PageHeader
          title={text.campaign}
          trail={<Breadcrumbs crumbs={[{ label: text.marketing, href: CAMPAIGNS_HREF }]} />}
        />
        {error ? (
          <ErrorBanner message={text.failed_to_load_one} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton height={480} />
        )}
      </>
    );
  const shown = stepOf(campaign, step, readsOnly);
  if (shown !== step) return <Navigate to={stepHref(campaignId, shown)} replace />;
  return (
    <ExitQuestion>
      {shown === 'audience' && <AudienceStep campaign={campaign} />}
      {shown === 'template' && <TemplateStep campaign={campaign} choosing={choosing} onBegun={onBegun} />}
      {shown === 'design' && <DesignStep campaign={campaign} Editor={Editor} />}
      {shown === 'preview-and-send' && <SendStep campaign={campaign} />}
    </ExitQuestion>
  );
}
