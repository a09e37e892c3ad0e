import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, templatesOptions, useSaveCampaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { HtmlPreview } from './html-preview.tsx';

/** What a campaign's design begins with: a starter, or a template of the organization's own. */
export function TemplateStep({ campaign }: { campaign: CampaignDetails }) {
  const navigate = useNavigate();
  const { data: templates, error, refetch, isFetching } = useQuery(templatesOptions());
  const { mutateAsync: save, isPending } = useSaveCampaign(campaign);
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates?.find(({ id }) => id === chosen);
  const next = async () => {
    if (!template) return toast.error(text.select_template);
    await save({ restore_template: template.restore_template }).then(
      () => void navigate({ to: `${campaignHref(campaign.id)}/design` }),
      () => undefined,
    );
  };
  return (
    <CampaignWizard campaign={campaign} step="template">
      {error && (
        <ErrorBanner message={text.failed_to_load_templates} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!templates && !error && <Skeleton height={360} />}
      {templates && (
        <fieldset className={classes.gallery}>
          <legend className={classes.legend}>{text.choose_template}</legend>
          {templates.map(({ id, name, html_content }) => (
            <label key={id} className={classes.template} data-chosen={id === chosen || undefined}>
              <HtmlPreview title={format(text.preview_of, { name })} html={html_content} />
              <span className={classes.choice}>
                <input type="radio" name="template" checked={id === chosen} onChange={() => setChosen(id)} />
                {name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={classes.foot}>
        <Button kind="primary" loading={isPending} onClick={() => void next()}>
          {text.next}
        </Button>
      </div>
    </CampaignWizard>
  );
}
