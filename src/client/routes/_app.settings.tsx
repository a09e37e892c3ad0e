import { createFileRoute } from '@tanstack/react-router';
import { PlatformsCard } from '../features/ehr/platforms-card.tsx';
import { FailedJobs } from '../features/jobs/failed-jobs.tsx';
import { ExternalModelCard } from '../features/questions/external-model-card.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { PeopleCard } from '../features/users/people-card.tsx';
import { useMay } from '../platform/organisation.ts';

export const Route = createFileRoute('/_app/settings')({ component: Settings });

/** One's own account; for an administrator also what keeps the installation running. */
function Settings() {
  const mayManagePeople = useMay('users:manage');
  const mayManageJobs = useMay('jobs:manage');
  const mayConfigureEhr = useMay('ehr:configure');
  return (
    <SettingsPage>
      {mayConfigureEhr && <PlatformsCard />}
      {mayManagePeople && <PeopleCard />}
      <ExternalModelCard />
      {mayManageJobs && <FailedJobs />}
    </SettingsPage>
  );
}
