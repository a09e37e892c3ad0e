import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { TitledOutside } from '#client/components/titled-outside.ts';
import { sourceHref, VISITS_HREF } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dashboardMessages } from '#shared/features/dashboard/dashboard.messages.ts';
import { referralSourcesMessages as text } from '#shared/features/referral-sources/referral-sources.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DueDay } from './due-day.tsx';
import type { Source } from './referral-sources.data.ts';
import classes from './referral-sources.module.css';
import { useOwnName } from './use-own-name.ts';

/** As many as the other cards of My day hold. */
const SHOWN = 8;

/** One's own sources that are to be heard of by today, the longest due first; absent where there is none, unless pinned. */
export function DueVisits() {
  const day = dayInZone(new Date(), useTimeZone());
  const { name: owner, failed: ownFailed, asking, askAgain } = useOwnName();
  const pinned = useContext(TitledOutside);
  const { data, error, refetch, isFetching, isLoading } = useQuery({
    ...trpc.referralSources.visits.queryOptions({ day, owner: owner ?? '' }),
    enabled: typeof owner === 'string',
  });
  const isFree = owner === null || data?.total === 0;
  const failed = !data && (ownFailed || error !== null);
  // Its room is held for whoever owns sources, until it is known whether any is due.
  if (!pinned && (isLoading || (owner === undefined && !ownFailed))) return <Skeleton height={96} />;
  if (!pinned && !failed && !data?.total) return null;
  const waiting = [...(data?.stops ?? [])].sort((a, b) => a.due_on.localeCompare(b.due_on)).slice(0, SHOWN);
  const more = (data?.total ?? 0) - waiting.length;
  return (
    <PinnableCard widget="DueVisits" title={dashboardMessages.due_visits}>
      {failed && (
        <ErrorBanner
          message={text.visits_failed}
          onRetry={ownFailed ? askAgain : () => void refetch()}
          retrying={ownFailed ? asking : isFetching}
        />
      )}
      {!data && !failed && !isFree && <Skeleton height={96} />}
      {isFree && <EmptyState line title={text.visits_none} />}
      <ul className={classes.dueList}>
        {waiting.map((source) => (
          <Due key={source.id} source={source} />
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.dueMore}>
          <Link href={VISITS_HREF}>{format(dashboardMessages.unanswered_more, { n: more })}</Link>
        </p>
      )}
    </PinnableCard>
  );
}

const Due = ({ source }: { source: Source }) => (
  <li className={classes.dueItem}>
    <Link href={sourceHref(source.id)}>{source.referral_name}</Link>
    <span className={classes.dueWhen}>
      <DueDay source={source} />
    </span>
  </li>
);
