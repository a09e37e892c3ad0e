import { useQuery } from '@tanstack/react-query';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { censusMessages } from '#shared/features/census/census.messages.ts';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { censusDetailsOptions } from './census.data.ts';
import classes from './people.module.css';

/** Who is expected today, and where; nothing for roles that open no inquiry. */
export function AdmitsToday() {
  const mayOpen = useMay('inquiries:read');
  const today = dayInZone(new Date(), useTimeZone());
  const options = censusDetailsOptions(today, censusMessages.scheduled_admits, undefined);
  const { data, error, refetch, isFetching } = useQuery({ ...options, enabled: mayOpen });
  if (!mayOpen) return null;
  return (
    <PinnableCard widget="AdmitsToday" title={text.admits_today}>
      {error && !data && (
        <ErrorBanner message={censusMessages.error_fetching} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.details.length === 0 && <EmptyState line title={text.admits_none} />}
      <ul className={classes.people}>
        {data?.details.map(({ id, opportunity_name, facility }) => (
          <li key={id}>
            <Link href={inquiryHref(id)}>{opportunity_name}</Link>
            {facility && <span>{facility}</span>}
          </li>
        ))}
      </ul>
    </PinnableCard>
  );
}
