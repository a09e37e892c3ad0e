import { useQuery } from '@tanstack/react-query';
import { NoonDay } from '#client/components/noon-day.tsx';
import { sourceHref } from '#client/platform/links.ts';
import { useTimeZone } from '#client/platform/organization.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { eventLabel } from '#shared/features/activities/activities.rules.ts';
import { ActivityListInput } from '#shared/features/activities/activities.schemas.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { joined } from '#shared/platform/joined.ts';
import { activitiesOptions } from './activities.data.ts';
import classes from './activities.module.css';

const SHOWN = 5;

/** What passed last between the organization and a source: what is planned has not passed yet. */
export function LastTouches({ referralId }: { referralId: string }) {
  const today = dayInZone(new Date(), useTimeZone());
  const { data, error, refetch, isFetching } = useQuery(
    activitiesOptions(ActivityListInput.parse({ referral_id: referralId, until: today, limit: SHOWN })),
  );
  return (
    <Card title={text.last_touches}>
      {error && !data && (
        <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.total === 0 && <EmptyState line title={text.no_activities} />}
      {data && data.total > 0 && (
        <ul className={classes.touches}>
          {data.list.map((activity) => (
            <li key={activity.id}>
              <span>{eventLabel(activity)}</span>
              <NoonDay at={activity.event_date} />
              <span className={classes.muted}>{joined(activity.performed_by, activity.contact_name)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > SHOWN && (
        <p className={classes.all}>
          <Link href={`${sourceHref(referralId)}/activities`}>{text.all_activities}</Link>
        </p>
      )}
    </Card>
  );
}
