import { IconTargetArrow } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import { CensusPage } from '../features/census/census-page.tsx';
import { type CensusSearch, readAddress, writeAddress } from '../features/census/census-search.ts';
import { type AskedChange, AskedChanges } from '../features/inquiries/status/asked-changes.tsx';
import { useInTurn } from '../features/inquiries/status/use-in-turn.ts';
import { asAddress } from '../platform/list-memory.ts';
import { useMay } from '../platform/organization.ts';
import { Button } from '../ui/button.tsx';

const CapacityDialog = drawnLater(async () => (await import('../features/census/capacity-dialog.tsx')).CapacityDialog);

const BoosterDialog = drawnLater(
  async () => (await import('../features/census-booster/booster-dialog.tsx')).BoosterDialog,
);

const ProgramsCard = drawnLater(
  async () => (await import('../features/configurations/capacity/programs-card.tsx')).ProgramsCard,
  <Skeleton height={240} />,
);

export const Route = createFileRoute('/_app/admissions/census')({
  validateSearch: asAddress,
  component: CensusRoute,
});

function CensusRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const search = useMemo(() => readAddress(address), [address]);
  const settling = useInTurn<AskedChange>();
  const [counting, setCounting] = useState(false);
  const mayPlan = useMay('census:plan');
  const show = (next: CensusSearch) => void navigate({ search: writeAddress(next) });
  const mayConfigure = useMay('config_admissions:read');
  return (
    <>
      <CensusPage
        search={search}
        onSearch={show}
        onSettle={(inquiryId, to) => settling.ask({ inquiryId, to })}
        tools={
          mayPlan && (
            <Button
              icon={<IconTargetArrow size={18} stroke={1.75} aria-hidden />}
              onClick={() => show({ ...search, plan: true })}
            >
              {text.plan_month}
            </Button>
          )
        }
        onCapacity={mayConfigure ? () => setCounting(true) : undefined}
      />
      <AskedChanges changes={settling} />
      {search.plan && <BoosterDialog onClose={() => show({ ...search, plan: undefined })} />}
      {counting && (
        <CapacityDialog onClose={() => setCounting(false)}>
          <ProgramsCard />
        </CapacityDialog>
      )}
    </>
  );
}
