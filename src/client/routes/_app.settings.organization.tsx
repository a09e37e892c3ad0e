import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { OrganizationCard } from '../features/organization/organization-card.tsx';
import { drawnLater } from '../ui/drawn-later.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

const LogoCard = drawnLater(
  async () => (await import('../features/organization/logo-card.tsx')).LogoCard,
  <Skeleton height={240} />,
);

const ExternalModelCard = drawnLater(
  async () => (await import('../features/questions/external-model-card.tsx')).ExternalModelCard,
  <Skeleton height={240} />,
);

export const Route = createFileRoute('/_app/settings/organization')({ component: Organization });

/** What is settled for everybody of the organization. */
function Organization() {
  return (
    <SettingsFrame tab="organization">
      <OrganizationCard />
      <LogoCard />
      <ExternalModelCard />
    </SettingsFrame>
  );
}
