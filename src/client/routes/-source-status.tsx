import { drawnLater } from '#client/ui/drawn-later.tsx';
import { EngagementBadge } from '../features/activities/engagement-badge.tsx';
import type { Source } from '../features/referral-sources/referral-sources.data.ts';

const CoolingTask = drawnLater(async () => (await import('../features/tasks/cooling-task.tsx')).CoolingTask);

/** Where a source stands, the activities that say why, and the task that keeps it there. */
export const statusOf = (source: Source) => (
  <EngagementBadge
    referralId={source.id}
    status={source.status}
    task={(coolsOn) => source.is_active && <CoolingTask source={source} coolsOn={coolsOn} />}
  />
);
