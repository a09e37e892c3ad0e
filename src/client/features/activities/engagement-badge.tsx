import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusPill, statusWord } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { DROPDOWN } from '#client/ui/layers/dropdown.ts';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel } from '#shared/features/activities/activities.rules.ts';
import type { SourceStatus } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { whyStatusOptions } from './activities.data.ts';
import classes from './activities.module.css';

interface EngagementBadgeProps {
  referralId: string;
  /** Where the source stands; INACTIVE where nothing is known. */
  status: SourceStatus | null;
}

/** A source's status that answers why: what decides it, and when it will cool. */
export function EngagementBadge({ referralId, status }: EngagementBadgeProps) {
  const [opened, setOpened] = useState(false);
  const shown = status ?? 'INACTIVE';
  return (
    <Popover
      {...DROPDOWN}
      withinPortal
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      width={300}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.badge}
          aria-label={format(text.why, { status: statusWord(shown) })}
          onClick={() => setOpened(!opened)}
        >
          <StatusPill status={shown} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.why_title}>
        <Why referralId={referralId} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Why({ referralId }: { referralId: string }) {
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
    </div>
  );
}
