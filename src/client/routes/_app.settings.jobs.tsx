import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { FailedJobs } from '../features/jobs/failed-jobs.tsx';
import { MetricUpkeep } from '../features/jobs/metric-upkeep.tsx';

export const Route = createFileRoute('/_app/settings/jobs')({
  component: () => (
    <SettingsFrame tab="jobs">
      <FailedJobs />
      <MetricUpkeep />
    </SettingsFrame>
  ),
});
