import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { audiencesMessages } from '#shared/features/audiences/audiences.messages.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { AudienceCard, useAudienceName } from './audience-card.tsx';
import { audiencesOptions } from './audiences.data.ts';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, useSaveCampaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';

const AudienceDialog = drawnLater(async () => (await import('./audience-dialog.tsx')).AudienceDialog);

/** The people a campaign goes to. */
export function AudienceStep({ campaign }: { campaign: CampaignDetails }) {
  const navigate = useNavigate();
  const { mutateAsync: save, isPending } = useSaveCampaign(campaign.id);
  const { data: own, error, refetch, isFetching } = useQuery(audiencesOptions());
  // Until another one is chosen, the one that the campaign holds now, whoever chose it.
  const [chosen, setChosen] = useState<string | null>(null);
  const audience = chosen ?? campaign.audience;
  const [creating, setCreating] = useState(false);
  const missing = useId();
  const [isMissing, setIsMissing] = useState(false);
  const guard = useUnsavedGuard(audience !== campaign.audience);
  const offered = [EVERYONE, ...(own ?? []).map(({ id }) => id)];
  if (campaign.audience && own && !offered.includes(campaign.audience)) offered.push(campaign.audience);
  // One that was archived since it was chosen is not among those offered.
  const { name: held } = useAudienceName(campaign.audience ?? EVERYONE);
  const nameOf = (id: string) =>
    id === EVERYONE ? `${text.all}: ${text.all_contacts}` : (own?.find((each) => each.id === id)?.name ?? held);
  const choose = (id: string) => {
    setIsMissing(false);
    setChosen(id);
  };
  const saveDraft = () =>
    save({ audience }).then(
      () => {
        setChosen(null);
        toast.success(text.saved);
      },
      () => undefined,
    );
  const leave = () =>
    audience === campaign.audience
      ? Promise.resolve(true)
      : save({ audience }).then(
          () => true,
          () => false,
        );
  const next = async () => {
    setIsMissing(!audience);
    if (!audience) return toast.error(text.no_audience);
    await save({ audience }).then(
      ({ has_html }) =>
        void navigate({
          to: `${campaignHref(campaign.id)}/${has_html ? 'design' : 'template'}`,
          // It is kept by then: nobody is asked about it.
          ignoreBlocker: true,
        }),
      () => undefined,
    );
  };
  return (
    <CampaignWizard
      campaign={campaign}
      step="audience"
      saving={isPending}
      onSaveDraft={() => void saveDraft()}
      onLeave={leave}
    >
      {guard}
      <div className={classes.narrow}>
        <fieldset className={classes.audiences} aria-describedby={isMissing ? missing : undefined}>
          <legend className={classes.legend}>{text.choose_audience}</legend>
          {offered.map((id) => (
            <label key={id} className={classes.choice}>
              <input type="radio" name="audience" checked={id === audience} onChange={() => choose(id)} />
              {nameOf(id)}
            </label>
          ))}
          {isMissing && (
            <p id={missing} className={classes.wrong}>
              {text.no_audience}
            </p>
          )}
        </fieldset>
        {error && (
          <ErrorBanner
            message={audiencesMessages.failed_to_load}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {audience && <AudienceCard key={audience} audience={audience} />}
        <div>
          <Button kind="quiet" onClick={() => setCreating(true)}>
            {audiencesMessages.create_audience}
          </Button>
        </div>
        <div className={classes.foot}>
          <span className={classes.next}>{text.step_design}</span>
          <Button kind="primary" loading={isPending} onClick={() => void next()}>
            {text.next}
          </Button>
        </div>
      </div>
      {creating && <AudienceDialog onClose={() => setCreating(false)} />}
    </CampaignWizard>
  );
}
