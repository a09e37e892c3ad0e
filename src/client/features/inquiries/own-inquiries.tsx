import { useQuery } from '@tanstack/react-query';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { ownInquiriesOptions } from './inquiries.data.ts';
import classes from './overview/recent-inquiries.module.css';

/** What the signed-in person worked on last; nothing for roles that change none. */
export function OwnInquiries() {
  // Whoever neither opens nor changes one has none to come back to.
  const mayChange = useMay('inquiries:case_details');
  const { data, error, refetch, isFetching } = useQuery({ ...ownInquiriesOptions(), enabled: mayChange });
  if (!mayChange) return null;
  return (
    <PinnableCard widget="RecentInquiries" title={text.own_inquiries}>
      {error && !data && (
        <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <EmptyState line title={text.no_own_inquiries} />}
      <ul className={classes.list}>
        {data?.map((inquiry) => (
          <li key={inquiry.id} className={`${classes.item} ${classes.ended}`}>
            <Link href={inquiryHref(inquiry.id)}>{inquiry.opportunity_name}</Link>
            <StatusPill status={inquiry.status} />
          </li>
        ))}
      </ul>
    </PinnableCard>
  );
}
