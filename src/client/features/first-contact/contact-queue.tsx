import { useQuery } from '@tanstack/react-query';
import { PinnableCard } from '#client/components/pinnable-card.tsx';
import { callHref, inquiryHref, phoneHref } from '#client/platform/links.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { focusWhileItStands } from '#client/ui/layers/focus-near.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { clockText, holderText, stateOf } from './clock-words.ts';
import { useContacted, type WaitingContact, waitingContactsOptions } from './first-contact.data.ts';
import classes from './first-contact.module.css';

/** Milliseconds between two looks at clocks that run. */
const TICK_MS = 15_000;

const nameOf = ({ opportunity_name, caller }: WaitingContact): string =>
  opportunity_name ?? format(text.call_from, { number: formatPhone(caller ?? '') });

/** Inquiries and calls that wait for the first person who answers: one's own first, then the one that is due next. */
export function ContactQueue() {
  const mayAnswer = useMay('inquiries:write');
  const { data, error, refetch, isFetching } = useQuery({ ...waitingContactsOptions(), enabled: mayAnswer });
  if (!mayAnswer) return null;
  const more = data ? data.total - data.list.length : 0;
  return (
    <PinnableCard widget="ContactQueue" title={text.queue}>
      {error && !data && (
        <ErrorBanner message={text.queue_failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={96} />}
      {data?.list.length === 0 && <EmptyState line title={text.queue_none} />}
      <ul className={classes.list}>
        {data?.list.map((waiting) => (
          <Waiting key={waiting.id} waiting={waiting} />
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>{format(text.queue_more, { n: `${more}${data?.total_capped ? '+' : ''}` })}</p>
      )}
    </PinnableCard>
  );
}

function Waiting({ waiting }: { waiting: WaitingContact }) {
  const timeZone = useTimeZone();
  const now = useNow(TICK_MS, true) / 1000;
  const contacted = useContacted();
  const { opportunity_id, call_id, phone, is_mine } = waiting;
  const of = opportunity_id ? { opportunity_id } : { call_id: call_id ?? '' };
  const name = nameOf(waiting);
  const held = is_mine ? text.yours : holderText(waiting);
  return (
    <li className={classes.item}>
      <span className={classes.who}>
        <Link href={opportunity_id ? inquiryHref(opportunity_id) : callHref(call_id ?? '')}>{name}</Link>
        {phone && opportunity_id && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}
      </span>
      <span className={classes.when} data-clock={stateOf(waiting, now)}>
        {joined(clockText(waiting, now, timeZone), held)}
      </span>
      <Button
        aria-label={format(text.contacted_for, { name })}
        loading={contacted.isPending}
        onClick={({ currentTarget }) => {
          // It goes with its row; the next one follows.
          focusWhileItStands(currentTarget);
          contacted.mutate(of);
        }}
      >
        {text.contacted}
      </Button>
    </li>
  );
}
