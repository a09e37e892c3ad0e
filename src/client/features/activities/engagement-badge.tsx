import { type ReactNode, useState } from 'react';
import { StatusPill, statusWord } from '#client/ui/display/status-pill.tsx';
import { drawnLater, useFetchedAhead } from '#client/ui/drawn-later.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import type { SourceStatus } from '#shared/features/referral-sources/referral-sources.rules.ts';
import type { CalendarDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './activities.module.css';

const EngagementWhy = drawnLater(async () => (await import('./engagement-why.tsx')).EngagementWhy);

interface EngagementBadgeProps {
  referralId: string;
  /** Where the source stands; INACTIVE where nothing is known. */
  status: SourceStatus | null;
  /** What can be done before it cools, by the day it does; null where it is as low as can be. */
  task?: (coolsOn: CalendarDay | null) => ReactNode;
}

/** A source's status that answers why: what decides it, and when it will cool. */
export function EngagementBadge({ referralId, status, task }: EngagementBadgeProps) {
  const [opened, setOpened] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useFetchedAhead(EngagementWhy.ahead);
  const shown = status ?? 'INACTIVE';
  return (
    <>
      <button
        type="button"
        className={classes.badge}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={format(text.why, { status: statusWord(shown) })}
        onClick={(event) => {
          setTarget(event.currentTarget);
          setOpened(!opened);
        }}
      >
        <StatusPill status={shown} />
      </button>
      {target && (
        <EngagementWhy referralId={referralId} target={target} opened={opened} onOpened={setOpened} task={task} />
      )}
    </>
  );
}
