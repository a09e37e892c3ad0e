import { createFileRoute } from '@tanstack/react-router';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { OUTREACH_EVENTS } from '../features/configurations/lists/configured-list.ts';
import { ListCard } from '../features/configurations/lists/list-card.tsx';
import { OUTREACH_OPTIONS } from '../features/configurations/options/option-list.ts';
import { OptionsCard } from '../features/configurations/options/options-card.tsx';
import { CampaignActivitiesCard } from '../features/configurations/outreach/campaign-activities-card.tsx';
import { IntervalCard } from '../features/configurations/outreach/interval-card.tsx';
import { RhythmCard } from '../features/configurations/outreach/rhythm-card.tsx';
import { useMay } from '../platform/organization.ts';

export const Route = createFileRoute('/_app/configurations/engagement')({ component: Outreach });

function Outreach() {
  const mayWrite = useMay('config_outreach:write');
  return (
    <ConfigurationsFrame tab="engagement">
      <ListCard list={OUTREACH_EVENTS} mayWrite={mayWrite} />
      <IntervalCard />
      <RhythmCard />
      <CampaignActivitiesCard />
      <OptionsCard lists={OUTREACH_OPTIONS} mayWrite={mayWrite} />
    </ConfigurationsFrame>
  );
}
