import { useQuery } from '@tanstack/react-query';
import { Age } from '#client/components/age.tsx';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { inquiryHref } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { UNANSWERED_HREF, unansweredOptions } from './inquiries.data.ts';
import classes from './overview/recent-inquiries.module.css';

/** Inquiries that nobody has answered, the one that waits longest first; nothing for roles that answer none. */
export function Unanswered() {
  const mayAnswer = useMay('inquiries:write');
  const { data, error, refetch, isFetching } = useQuery({ ...unansweredOptions(), enabled: mayAnswer });
  if (!mayAnswer) return null;
  const more = data ? data.total - data.list.length : 0;
  return (
    <PinnableCard widget="UnansweredInquiries" title={text.unanswered}>
      {error && !data && (
        <ErrorBanner message={text.error_unanswered} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.list.length === 0 && <EmptyState line title={text.unanswered_none} />}
      <ul className={classes.list} title={text.unanswered_hint}>
        {data?.list.map(({ id, opportunity_name, created_at }) => (
          <li key={id} className={classes.item}>
            <Link href={inquiryHref(id)}>{opportunity_name}</Link>
            <Age since={created_at} className={classes.when} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          <Link href={UNANSWERED_HREF}>
            {format(text.unanswered_more, { n: `${more}${data?.total_capped ? '+' : ''}` })}
          </Link>
        </p>
      )}
    </PinnableCard>
  );
}
