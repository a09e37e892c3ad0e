import { useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import { StatusPill } from '#client/ui/display/status-pill.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { INQUIRY_STATUS_LABELS } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { statusHistoryOptions } from './status.data.ts';
import classes from './status-timeline.module.css';

/** Every status an inquiry has had, the newest first: when, by whom and why. */
export function StatusTimeline({ opportunityId }: { opportunityId: string }) {
  const { data, error, refetch, isFetching } = useQuery(statusHistoryOptions(opportunityId));
  return (
    <Card title={text.history}>
      {error && (
        <ErrorBanner message={text.error_fetching_history} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      <ol className={classes.line}>
        {data?.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <div className={classes.head}>
              <StatusPill status={entry.to_status} />
              <span className={classes.when}>{dotted(<Instant key="at" at={entry.at} timed />, entry.by_name)}</span>
            </div>
            <div className={classes.what}>
              {entry.from_status === null
                ? format(text.opened_as, { status: INQUIRY_STATUS_LABELS[entry.to_status] })
                : entry.from_status === entry.to_status
                  ? text.admit_details_changed
                  : format(text.changed_from_to, {
                      from: INQUIRY_STATUS_LABELS[entry.from_status],
                      to: INQUIRY_STATUS_LABELS[entry.to_status],
                    })}
            </div>
            {entry.drop_reason && <div className={classes.reason}>{entry.drop_reason}</div>}
            {entry.description && <p className={classes.words}>{entry.description}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
