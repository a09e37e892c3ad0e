import { createFileRoute } from '@tanstack/react-router';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ProgramsCard } from '../features/configurations/capacity/programs-card.tsx';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { QuestionsCard } from '../features/configurations/lists/questions-card.tsx';
import { ADMISSIONS_OPTIONS } from '../features/configurations/options/option-list.ts';
import { useMay } from '../platform/organization.ts';

/** A form, its selects and the editor of fields weigh more than the lists they stand among. */
const SpeedCard = drawnLater(
  async () => (await import('../features/configurations/admissions/speed-card.tsx')).SpeedCard,
  <Skeleton height={240} />,
);
const WeightsCard = drawnLater(
  async () => (await import('../features/configurations/admissions/weights-card.tsx')).WeightsCard,
  <Skeleton height={240} />,
);
const OptionsCard = drawnLater(
  async () => (await import('../features/configurations/options/options-card.tsx')).OptionsCard,
  <Skeleton height={240} />,
);
const FieldsCard = drawnLater(
  async () => (await import('../features/configurations/fields/fields-card.tsx')).FieldsCard,
  <Skeleton height={240} />,
);

export const Route = createFileRoute('/_app/configurations/admissions')({ component: Admissions });

function Admissions() {
  const mayWrite = useMay('config_admissions:write');
  const mayEditFields = useMay('inquiry_fields:manage');
  return (
    <ConfigurationsFrame tab="admissions">
      <QuestionsCard />
      <ProgramsCard />
      <SpeedCard />
      <WeightsCard />
      <OptionsCard lists={ADMISSIONS_OPTIONS} mayWrite={mayWrite} />
      {mayEditFields && <FieldsCard />}
    </ConfigurationsFrame>
  );
}
