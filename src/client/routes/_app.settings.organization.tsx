import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { LogoCard } from '../features/organization/logo-card.tsx';
import { OrganizationCard } from '../features/organization/organization-card.tsx';
import { ExternalModelCard } from '../features/questions/external-model-card.tsx';

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
