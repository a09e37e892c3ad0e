import { createFileRoute } from '@tanstack/react-router';
import { ExternalModelCard } from '../features/questions/external-model-card.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';

export const Route = createFileRoute('/_app/settings')({
  component: () => (
    <SettingsPage>
      <ExternalModelCard />
    </SettingsPage>
  ),
});
