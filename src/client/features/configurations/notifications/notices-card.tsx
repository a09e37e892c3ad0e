import { useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Chip } from '#client/ui/display/chip.tsx';
import { dotted } from '#client/ui/display/phrase.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { notificationsMessages as text } from '#shared/features/notifications/notifications.messages.ts';
import {
  NOTICES_SHOWN,
  NOTIFICATION_LABELS,
  type NoticeState,
} from '#shared/features/notifications/notifications.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import classes from '../configurations.module.css';
import { LoadingRows } from '../loading-rows.tsx';
import { noticesOptions, type SentNotice } from './notifications.data.ts';
import notificationsClasses from './notifications.module.css';

const STATES: Record<NoticeState, string> = {
  sending: text.state_sending,
  waiting: text.state_waiting,
  sent: text.state_sent,
  failed: text.state_failed,
  in_doubt: text.state_in_doubt,
};

const FAULTS: Record<string, string> = {
  invalid_message: text.fault_invalid_message,
  rejected: text.fault_rejected,
  misconfigured: text.fault_misconfigured,
  throttled: text.fault_throttled,
  unavailable: text.fault_unavailable,
};

/** The last mails, and what became of each. */
export function NoticesCard() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(noticesOptions());
  return (
    <Card title={format(text.last_mails, { n: NOTICES_SHOWN })}>
      {isPending && <LoadingRows />}
      {isError && (
        <ErrorBanner message={text.error_fetching_mails} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && <EmptyState title={text.no_mails} />}
      {data && data.length > 0 && (
        <ul className={classes.rows} aria-label={format(text.last_mails, { n: NOTICES_SHOWN })}>
          {data.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NoticeRow({ notice: { event, address, is_test, state, fault, at } }: { notice: SentNotice }) {
  const about = is_test ? format(text.test_of, { event: NOTIFICATION_LABELS[event] }) : NOTIFICATION_LABELS[event];
  return (
    <li className={classes.row}>
      <span className={classes.entry}>
        {joined(about, address)}
        <span className={notificationsClasses.noticeMeta}>
          {dotted(<Instant key="at" at={at} timed />, fault && (FAULTS[fault] ?? fault))}
        </span>
      </span>
      <Chip danger={state === 'failed'}>{STATES[state]}</Chip>
    </li>
  );
}
