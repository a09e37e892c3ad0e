import { useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { inquiriesOfClientOptions } from '../inquiries.data.ts';
import classes from './recent-inquiries.module.css';

interface InquiriesOfClientProps {
  patientId: string;
  title: string;
  /** Said where there are none. */
  empty: string;
  /** The inquiry whose page this is. */
  except?: string;
  /** The newest so many. */
  most?: number;
}

/** A client's inquiries, newest first, with where each of them stands. */
export function InquiriesOfClient({ patientId, title, empty, except, most }: InquiriesOfClientProps) {
  const { data, error, refetch } = useQuery(inquiriesOfClientOptions(patientId));
  const shown = data?.filter((inquiry) => inquiry.id !== except).slice(0, most);
  return (
    <Card title={title}>
      {error && <ErrorBanner message={text.error_fetching_inquiries} onRetry={() => void refetch()} />}
      {!shown && !error && <Skeleton height={96} />}
      {shown?.length === 0 && <p className={classes.none}>{empty}</p>}
      <ul className={classes.list}>
        {shown?.map((inquiry) => (
          <li key={inquiry.id} className={classes.item}>
            <Link href={inquiryHref(inquiry.id)}>{inquiry.opportunity_name}</Link>
            <StatusPill status={inquiry.status} />
            <span className={classes.when}>
              <Instant at={inquiry.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
