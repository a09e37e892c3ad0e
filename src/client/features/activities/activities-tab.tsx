import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import type { ChosenSource } from '../../components/referral-pickers.ts';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Pager } from '../../ui/pager.tsx';
import { activityColumns } from './activities.columns.tsx';
import { type Activity, activitiesOptions } from './activities.data.ts';
import classes from './activities.module.css';
import { ActivityCounts } from './activity-counts.tsx';
import { ActivityDialog } from './activity-dialog.tsx';
import { AddActivityDialog } from './add-activity-dialog.tsx';

interface ActivitiesTabProps {
  source: ChosenSource;
  /** From 1, as the address holds it. */
  page: number;
  onPage: (page: number) => void;
  /** The days that are counted, as the address writes them. */
  range: string | undefined;
  onRange: (written: string) => void;
}

/** A source's activities, the newest first, and who did how much. */
export function ActivitiesTab({ source, page, onPage, range, onRange }: ActivitiesTabProps) {
  const mayWrite = useMay('outreach:write');
  const timeZone = useTimeZone();
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Activity | null>(null);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(activitiesOptions(source.id, page));
  const columns = useMemo(() => activityColumns(timeZone, setOpened), [timeZone]);
  const add = (
    <Button
      kind="primary"
      className={classes.add}
      icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {text.add_activity}
    </Button>
  );
  const none = data?.total === 0;
  return (
    <div className={classes.tab}>
      {mayWrite && !none && <div className={classes.tools}>{add}</div>}
      <DataTable
        caption={text.activities}
        columns={columns}
        rows={data?.list}
        rowId={({ id }) => id}
        refetching={isPlaceholderData}
        density="standard"
        onRowClick={setOpened}
        empty={
          <EmptyState title={text.no_activities} action={mayWrite && none ? add : undefined}>
            {text.no_activities_hint}
          </EmptyState>
        }
        error={
          error && !data ? (
            <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
          ) : undefined
        }
      />
      {data && data.pages > 1 && (
        <Pager page={page} pages={data.pages} hasNext={data.next !== null} onChange={onPage} />
      )}
      {!none && <ActivityCounts referralId={source.id} {...{ range, onRange }} />}
      {adding && <AddActivityDialog source={source} onClose={() => setAdding(false)} />}
      {opened && <ActivityDialog activity={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
