import { queryOptions, useQuery } from '@tanstack/react-query';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { PageHeader } from '#client/ui/page/page-header.tsx';
import { mailsMessages as text } from '#shared/features/mails/mails.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './outbox.module.css';

interface KeptMail {
  id: string;
  sent_at: string;
  to: string;
  subject: string;
  text: string;
}

const EVERY = 3_000;

const outboxOptions = queryOptions({
  queryKey: ['dev', 'outbox'],
  refetchInterval: EVERY,
  queryFn: async ({ signal }) => {
    const answer = await fetch('/dev/outbox.json', { signal });
    if (!answer.ok) throw new Error(`outbox: ${answer.status}`);
    return ((await answer.json()) as { mails: KeptMail[] }).mails;
  },
});

const LINK = /(https?:\/\/\S+)/;

/** The mail's words, with its links to follow. */
const Words = ({ children }: { children: string }) =>
  children.split(LINK).map((part) =>
    LINK.test(part) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

/** The demo's mails, newest first: where the link for a forgotten password is found on a fresh machine. */
export function Outbox() {
  const { data, error, refetch } = useQuery(outboxOptions);
  return (
    <main className={classes.page}>
      <PageHeader title={text.outbox} meta={text.outbox_hint} />
      {error && <ErrorBanner message={text.error_fetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.length === 0 && <EmptyState title={text.no_mails} />}
      {data?.map((mail) => (
        <Card key={mail.id} title={mail.subject} aside={format(text.to, { address: mail.to })}>
          <div className={classes.words}>
            <Words>{mail.text}</Words>
          </div>
          <time className={classes.when} dateTime={mail.sent_at}>
            {new Date(mail.sent_at).toLocaleString('en-US')}
          </time>
        </Card>
      ))}
    </main>
  );
}
