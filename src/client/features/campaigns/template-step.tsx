import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, templatesOptions, useSaveCampaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';
import { HtmlPreview } from './html-preview.tsx';

/** A chosen template is highlighted after so many milliseconds. */
const SELECTION_MS = 200;

interface TemplateStepProps {
  campaign: CampaignDetails;
  /** The templates are shown, in place of the choice that led to them. */
  choosing: boolean;
  /** Forgets what this browser holds of the design before. */
  onBegun: (campaign_id: string) => Promise<unknown>;
}

/** What a campaign's design begins with: nothing, a starter, or a template of the organization's own. */
export function TemplateStep({ campaign, choosing, onBegun }: TemplateStepProps) {
  const navigate = useNavigate();
  const { mutateAsync: save, isPending } = useSaveCampaign(campaign.id);
  const [way, setWay] = useState<'scratch' | 'template' | null>(choosing ? 'template' : null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [highlighted] = useDebouncedValue(chosen, SELECTION_MS);
  const missing = useId();
  const [isMissing, setIsMissing] = useState(false);
  const [replacing, setReplacing] = useState<{ by: string | null } | null>(null);
  const { data: templates, error, refetch, isFetching } = useQuery(templatesOptions());
  // Beside the choice once the toast is gone, until one is made.
  const lacking = isMissing && (choosing ? chosen : way) === null;
  const begin = (restore_template: string | null) =>
    save({ restore_template }).then(
      async () => {
        await onBegun(campaign.id);
        void navigate({ to: `${campaignHref(campaign.id)}/design` });
      },
      () => undefined,
    );
  /** A design that is there already is given up for another only when asked. */
  const beginOrAsk = async (by: string | null) => (campaign.has_html ? setReplacing({ by }) : begin(by));
  const saveDraft = () =>
    save({}).then(
      () => toast.success(text.saved),
      () => undefined,
    );
  const next = async () => {
    setIsMissing(choosing ? chosen === null : way === null);
    if (!choosing) {
      if (way === null) toast.error(text.no_design);
      else if (way === 'template') await navigate({ to: '.', search: { from: 'templates' } });
      else await beginOrAsk(null);
      return;
    }
    const template = templates?.find(({ id }) => id === chosen);
    if (template) await beginOrAsk(template.restore_template);
    else toast.error(text.select_template);
  };
  return (
    <CampaignWizard campaign={campaign} step="template" saving={isPending} onSaveDraft={() => void saveDraft()}>
      {!choosing && (
        <fieldset className={classes.ways} aria-describedby={lacking ? missing : undefined}>
          <legend className={classes.legend}>{text.begin_question}</legend>
          {(['scratch', 'template'] as const).map((each) => (
            <label key={each} className={classes.template} data-chosen={each === way || undefined}>
              <span className={classes.choice}>
                <input type="radio" name="way" checked={each === way} onChange={() => setWay(each)} />
                {each === 'scratch' ? text.from_scratch : text.use_templates}
              </span>
              <span className={classes.line}>
                {each === 'scratch' ? text.from_scratch_about : text.use_templates_about}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {choosing && error && (
        <ErrorBanner message={text.failed_to_load_templates} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {choosing && !templates && !error && <Skeleton height={360} />}
      {choosing && templates && (
        <fieldset className={classes.gallery} aria-describedby={lacking ? missing : undefined}>
          <legend className={classes.legend}>{text.choose_template}</legend>
          {templates.map(({ id, name, html_content }) => (
            <label key={id} className={classes.template} data-chosen={id === highlighted || undefined}>
              <HtmlPreview title={format(text.preview_of, { name })} html={html_content} inert />
              <span className={classes.choice}>
                <input type="radio" name="template" checked={id === chosen} onChange={() => setChosen(id)} />
                {name}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className={`${classes.foot} ${choosing ? classes.under : classes.within}`}>
        {lacking && (
          <p id={missing} className={classes.wrong}>
            {choosing ? text.select_template : text.no_design}
          </p>
        )}
        {choosing && (
          <Button kind="quiet" onClick={() => void navigate({ to: '.', search: {} })}>
            {text.back}
          </Button>
        )}
        <Button kind="primary" loading={isPending} onClick={() => void next()}>
          {text.next}
        </Button>
      </div>
      <ConfirmDialog
        opened={replacing !== null}
        title={text.replace_design}
        confirmLabel={text.confirm}
        loading={isPending}
        onCancel={() => setReplacing(null)}
        onConfirm={() => void begin(replacing?.by ?? null)}
      >
        {text.replace_design_question}
      </ConfirmDialog>
    </CampaignWizard>
  );
}
