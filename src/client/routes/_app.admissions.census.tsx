import { IconTargetArrow } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusMessages } from '#shared/features/census/census.messages.ts';
import { censusBoosterMessages as text } from '#shared/features/census-booster/census-booster.messages.ts';
import { PinButton } from '../components/pin-button.tsx';
import { CensusPage } from '../features/census/census-page.tsx';
import { type CensusSearch, readAddress, writeAddress } from '../features/census/census-search.ts';
import type { Settlement } from '../features/census/overdue-admits.tsx';
import { asAddress } from '../platform/list-memory.ts';
import { useMay } from '../platform/organization.ts';
import { Button } from '../ui/button.tsx';

const CapacityDialog = drawnLater(async () => (await import('../features/census/capacity-dialog.tsx')).CapacityDialog);

/** Its calendar and wizard are fetched when an overdue admit is first settled. */
const StatusDialog = drawnLater(
  async () => (await import('../features/inquiries/status/status-dialog.tsx')).StatusDialog,
);

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
  const [settling, setSettling] = useState<{ id: string; to: Settlement } | null>(null);
  const [counting, setCounting] = useState(false);
  const mayPlan = useMay('census:plan');
  const show = (next: CensusSearch) => void navigate({ search: writeAddress(next) });
  const mayConfigure = useMay('config_admissions:read');
  return (
    <>
      <CensusPage
        search={search}
        onSearch={show}
        onSettle={(id, to) => setSettling({ id, to })}
        tools={
          <>
            <PinButton
              widget="CensusGrid"
              title={censusMessages.census}
              size="lg"
              params={search.facility ? { facility: search.facility } : {}}
            />
            {mayPlan && (
              <Button
                icon={<IconTargetArrow size={18} stroke={1.75} aria-hidden />}
                onClick={() => show({ ...search, plan: true })}
              >
                {text.plan_month}
              </Button>
            )}
          </>
        }
        onCapacity={mayConfigure ? () => setCounting(true) : undefined}
      />
      {settling && <StatusDialog inquiryId={settling.id} to={settling.to} onClose={() => setSettling(null)} />}
      {search.plan && <BoosterDialog onClose={() => show({ ...search, plan: undefined })} />}
      {counting && (
        <CapacityDialog onClose={() => setCounting(false)}>
          <ProgramsCard />
        </CapacityDialog>
      )}
    </>
  );
}
