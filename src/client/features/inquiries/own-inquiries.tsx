import { useQuery } from '@tanstack/react-query';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { inquiryHref } from '../../platform/links.ts';
import { useMay } from '../../platform/organisation.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { ownInquiriesOptions } from './inquiries.data.ts';
import classes from './recent-inquiries.module.css';

/** What the signed-in person worked on last. */
export function OwnInquiries() {
  const mayList = useMay('inquiries:list');
  const { data, error, refetch } = useQuery({ ...ownInquiriesOptions(), enabled: mayList });
  return (
    <Card title={text.own_inquiries}>
      {error && <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} />}
      {mayList && !data && !error && <Skeleton height={96} />}
      {(data?.length === 0 || !mayList) && <EmptyState title={text.no_own_inquiries} />}
      <ul className={classes.list}>
        {data?.map((inquiry) => (
          <li key={inquiry.id} className={classes.item}>
            <Link href={inquiryHref(inquiry.id)}>{inquiry.opportunity_name}</Link>
            <StatusPill status={inquiry.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
