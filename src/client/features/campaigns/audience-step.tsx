import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { campaignHref } from '#client/platform/links.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { EVERYONE } from '#shared/features/campaigns/campaigns.rules.ts';
import { AudienceCard } from './audience-card.tsx';
import { CampaignWizard } from './campaign-wizard.tsx';
import { type CampaignDetails, useSaveCampaign } from './campaigns.data.ts';
import classes from './campaigns.module.css';

/** Whom a campaign goes to. */
export function AudienceStep({ campaign }: { campaign: CampaignDetails }) {
  const navigate = useNavigate();
  const { mutateAsync: save, isPending } = useSaveCampaign(campaign);
  const [chosen, setChosen] = useState(campaign.audience === EVERYONE);
  const audience = chosen ? (EVERYONE as typeof EVERYONE) : null;
  const saveDraft = () =>
    save({ audience }).then(
      () => toast.success(text.saved),
      () => undefined,
    );
  const next = async () => {
    if (!audience) return toast.error(text.no_audience);
    await save({ audience }).then(
      ({ has_html }) => void navigate({ to: `${campaignHref(campaign.id)}/${has_html ? 'design' : 'template'}` }),
      () => undefined,
    );
  };
  return (
    <CampaignWizard campaign={campaign} step="audience" saving={isPending} onSaveDraft={() => void saveDraft()}>
      <div className={classes.narrow}>
        <Checkbox label={`${text.all}: ${text.all_contacts}`} checked={chosen} onChange={setChosen} />
        <AudienceCard />
      </div>
      <div className={classes.foot}>
        <span className={classes.next}>{text.step_design}</span>
        <Button kind="primary" loading={isPending} onClick={() => void next()}>
          {text.next}
        </Button>
      </div>
    </CampaignWizard>
  );
}
