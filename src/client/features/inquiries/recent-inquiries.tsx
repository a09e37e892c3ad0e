import { useQuery } from '@tanstack/react-query';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { formatInstantDay } from '../../../shared/platform/dates.ts';
import { inquiryHref } from '../../platform/links.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { inquiriesOfClientOptions } from './inquiries.data.ts';
import classes from './recent-inquiries.module.css';

const NEWEST = 5;

/** The same client's other inquiries, the newest five. */
export function RecentInquiries({
  patientId,
  except,
  timeZone,
}: {
  patientId: string;
  except: string;
  timeZone: string;
}) {
  const { data, error, refetch } = useQuery(inquiriesOfClientOptions(patientId));
  const others = data?.filter((inquiry) => inquiry.id !== except).slice(0, NEWEST);
  return (
    <Card title={text.recent_inquiries}>
      {error && <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} />}
      {!others && !error && <Skeleton height={96} />}
      {others?.length === 0 && <p className={classes.none}>{text.no_recent_inquiries}</p>}
      <ul className={classes.list}>
        {others?.map((inquiry) => (
          <li key={inquiry.id} className={classes.item}>
            <Link href={inquiryHref(inquiry.id)}>{inquiry.opportunity_name}</Link>
            <StatusPill status={inquiry.status} />
            <span className={classes.when}>{formatInstantDay(inquiry.created_at, timeZone)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
