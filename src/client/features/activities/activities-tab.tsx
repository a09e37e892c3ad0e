import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ListScreen } from '#client/components/list/list-screen.tsx';
import { useListPlace } from '#client/components/list/use-list-place.ts';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import type { Activity } from './activities.data.ts';
import { activityList } from './activities.list.tsx';
import classes from './activities.module.css';
import { ActivityCounts } from './activity-counts.tsx';

const ActivityDialog = drawnLater(async () => (await import('./activity-dialog.tsx')).ActivityDialog);
const AddActivityDialog = drawnLater(async () => (await import('./add-activity-dialog.tsx')).AddActivityDialog);

interface ActivitiesTabProps {
  source: ChosenSource;
  /** The days that are counted, as the address writes them. */
  range: string | undefined;
  onRange: (written: string) => void;
  /** What other features make of one activity. */
  ofActivity?: (activity: Activity) => ReactNode;
}

/** A source's activities, and who did how much. */
export function ActivitiesTab({ source, range, onRange, ofActivity }: ActivitiesTabProps) {
  const list = useMemo(() => activityList(source.id), [source.id]);
  const { query } = useListPlace(list);
  const { data } = useQuery(list.page(query));
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Activity | null>(null);
  return (
    <div className={classes.tab}>
      <ListScreen list={list} onOpen={setOpened} onAdd={() => setAdding(true)} />
      {data?.total !== 0 && <ActivityCounts referralId={source.id} {...{ range, onRange }} />}
      {adding && <AddActivityDialog source={source} onClose={() => setAdding(false)} />}
      {opened && <ActivityDialog activity={opened} action={ofActivity?.(opened)} onClose={() => setOpened(null)} />}
    </div>
  );
}
