import { createFileRoute } from '@tanstack/react-router';
import { SpeedCard } from '../features/configurations/admissions/speed-card.tsx';
import { WeightsCard } from '../features/configurations/admissions/weights-card.tsx';
import { ProgramsCard } from '../features/configurations/capacity/programs-card.tsx';
import { ConfigurationsFrame } from '../features/configurations/configurations-frame.tsx';
import { FieldsCard } from '../features/configurations/fields/fields-card.tsx';
import { QuestionsCard } from '../features/configurations/lists/questions-card.tsx';
import { ADMISSIONS_OPTIONS } from '../features/configurations/options/option-list.ts';
import { OptionsCard } from '../features/configurations/options/options-card.tsx';
import { useMay } from '../platform/organization.ts';

export const Route = createFileRoute('/_app/configurations/admissions')({ component: Admissions });

function Admissions() {
  const mayWrite = useMay('config_admissions:write');
  const mayEditFields = useMay('inquiry_fields:manage');
  return (
    <ConfigurationsFrame tab="admissions">
      <QuestionsCard />
      <SpeedCard />
      <WeightsCard />
      <ProgramsCard />
      <OptionsCard lists={ADMISSIONS_OPTIONS} mayWrite={mayWrite} />
      {mayEditFields && <FieldsCard />}
    </ConfigurationsFrame>
  );
}
