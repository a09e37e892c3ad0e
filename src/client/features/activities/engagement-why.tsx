import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { StatusPill, statusWord } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DROPDOWN } from '#client/ui/layers/dropdown.ts';
import { Standing } from '#client/ui/layers/standing.tsx';
import { LAYER_PROPS, useFocusBack } from '#client/ui/layers/use-focus-back.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel } from '#shared/features/activities/activities.rules.ts';
import { type CalendarDay, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { whyStatusOptions } from './activities.data.ts';
import classes from './activities.module.css';

interface EngagementWhyProps {
  referralId: string;
  /** The badge it hangs on. */
  target: HTMLElement;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  /** What can be done before it cools. */
  task?: ((coolsOn: CalendarDay | null) => ReactNode) | undefined;
}

/** Why a source's status is what it is. */
export function EngagementWhy({ referralId, target, opened, onOpened, task }: EngagementWhyProps) {
  const layer = useRef<HTMLDivElement>(null);
  useFocusBack(opened, layer);
  return (
    <Popover
      {...DROPDOWN}
      withinPortal
      opened={opened}
      onChange={onOpened}
      position="bottom-start"
      trapFocus
      returnFocus={false}
      width={300}
    >
      <Popover.Target>
        <Standing element={target} />
      </Popover.Target>
      <Popover.Dropdown ref={layer} {...LAYER_PROPS} aria-label={text.why_title}>
        <Why referralId={referralId} task={task} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Why({ referralId, task }: Pick<EngagementWhyProps, 'referralId' | 'task'>) {
  const { data, error, refetch, isFetching } = useQuery(whyStatusOptions(referralId));
  if (error && !data)
    return <ErrorBanner message={text.why_error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={64} />;
  const { status, period, activity, cools } = data;
  return (
    <div className={classes.why}>
      <StatusPill status={status} />
      <p>
        {activity
          ? format(activity.performed_by === null ? text.why_by : text.why_by_whom, {
              event: eventLabel(activity),
              day: formatDay(activity.event_date),
              name: activity.performed_by ?? '',
            })
          : format(text.why_inactive, { n: period })}
      </p>
      {cools && <p>{format(text.why_cools, { status: statusWord(cools.status), day: formatDay(cools.on) })}</p>}
      {activity && <p className={classes.muted}>{format(text.why_window, { n: period })}</p>}
      {task?.(cools?.on ?? null)}
    </div>
  );
}
