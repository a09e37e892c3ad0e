import { useQuery } from '@tanstack/react-query';
import { Age } from '#client/components/age.tsx';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { callHref, WAITING_CALLS_HREF } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { aboutOf, whoOf } from './call-words.ts';
import { waitingCallsOptions } from './calls.data.ts';
import classes from './calls.module.css';

/** Calls that nobody has handled, the oldest first; nothing for roles that handle none. */
export function WaitingCalls() {
  const mayHandle = useMay('inquiries:write');
  const { data, error, refetch, isFetching } = useQuery({ ...waitingCallsOptions(), enabled: mayHandle });
  if (!mayHandle) return null;
  const more = data ? data.total - data.list.length : 0;
  return (
    <PinnableCard widget="WaitingCalls" title={text.waiting_title}>
      {error && !data && (
        <ErrorBanner message={text.waiting_failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.list.length === 0 && <EmptyState line title={text.waiting_none} />}
      <ul className={classes.list}>
        {data?.list.map((call) => (
          <li key={call.id} className={classes.item}>
            <Link href={callHref(call.id)}>{whoOf(call)}</Link>
            <Age since={call.timestamp} />
            {call.about && <span className={classes.about}>{aboutOf(call)}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          <Link href={WAITING_CALLS_HREF}>{format(text.waiting_more, { n: more })}</Link>
        </p>
      )}
    </PinnableCard>
  );
}
