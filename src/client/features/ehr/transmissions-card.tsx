import { useQuery } from '@tanstack/react-query';
import { Card } from '#client/ui/display/card.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { transmissionsOptions } from './ehr.data.ts';
import classes from './ehr.module.css';
import { TransmissionItem } from './transmission-item.tsx';

/** What was sent of the inquiry, newest first, kept up to date while one is on its way. */
export function TransmissionsCard({ opportunityId }: { opportunityId: string }) {
  const { data, error, refetch, isFetching } = useQuery(transmissionsOptions(opportunityId));
  return (
    <Card
      title={text.transmissions}
      aside={data?.length === 0 && <span className={classes.faint}>{text.none_sent}</span>}
    >
      {error && !data && (
        <ErrorBanner message={text.error_fetching_transmissions} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={64} />}
      <ul className={classes.list} aria-label={text.transmissions}>
        {data?.map((transmission, at) => (
          <TransmissionItem key={transmission.id} transmission={transmission} newest={at === 0} />
        ))}
      </ul>
    </Card>
  );
}
