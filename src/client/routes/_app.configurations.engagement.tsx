import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { OUTREACH_EVENTS } from '../features/configurations/lists/configured-list.ts';
import { ListCard } from '../features/configurations/lists/list-card.tsx';
import { OUTREACH_OPTIONS } from '../features/configurations/options/option-list.ts';
import { CampaignActivitiesCard } from '../features/configurations/outreach/campaign-activities-card.tsx';
import { useMay } from '../platform/organization.ts';

/** Forms and their selects weigh more than the lists they stand among. */
const IntervalCard = drawnLater(
  async () => (await import('../features/configurations/outreach/interval-card.tsx')).IntervalCard,
  <Skeleton height={200} />,
);
const RhythmCard = drawnLater(
  async () => (await import('../features/configurations/outreach/rhythm-card.tsx')).RhythmCard,
  <Skeleton height={200} />,
);
const OptionsCard = drawnLater(
  async () => (await import('../features/configurations/options/options-card.tsx')).OptionsCard,
  <Skeleton height={240} />,
);

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
