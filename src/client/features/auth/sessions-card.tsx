import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { dotted, phrase } from '#client/ui/display/phrase.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { AppRouter } from '#server/app-router.ts';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { deviceName } from '#shared/features/auth/device-name.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './account-security.module.css';
import { sessionsOptions, useEndOtherSessions, useEndSession } from './sessions.data.ts';

type OwnSession = inferRouterOutputs<AppRouter>['sessions']['list'][number];

const SAID = {
  onSuccess: () => toast.success(text.session_signed_out),
  onError: () => toast.error(text.session_not_signed_out),
};

/** Where the person is signed in, and the way to sign out there. */
export function SessionsCard() {
  const { data, error, refetch, isFetching } = useQuery(sessionsOptions());
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const confirm = () => endOthers.mutate({}, { ...SAID, onSettled: () => setAsking(false) });
  const others = data?.some(({ is_current }) => !is_current);
  return (
    <Card
      title={text.sessions}
      aside={others && <Button onClick={() => setAsking(true)}>{text.sessions_sign_out_others}</Button>}
    >
      <p className={classes.hint}>{text.sessions_hint}</p>
      {!data && !error && <Skeleton height={60} />}
      {error && <ErrorBanner message={text.sessions_failed} onRetry={() => void refetch()} retrying={isFetching} />}
      <ul className={classes.sessions}>
        {data?.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asking}
        title={text.sessions_others_confirm}
        confirmLabel={text.sessions_sign_out_others}
        loading={endOthers.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {text.sessions_others_text}
      </ConfirmDialog>
    </Card>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  const end = useEndSession();
  const device = deviceName(session.user_agent);
  const facts = [
    phrase(text.session_last_seen, { when: <Instant at={session.last_seen_at} timed /> }),
    phrase(text.session_began, { when: <Instant at={session.created_at} timed /> }),
    session.ip ? format(text.session_from, { address: session.ip }) : '',
  ];
  return (
    <li className={classes.session}>
      <div>
        <div className={classes.device}>
          {device}
          {session.is_current && <span className={classes.here}>{text.session_current}</span>}
        </div>
        <div className={classes.facts}>{dotted(...facts)}</div>
      </div>
      {!session.is_current && (
        <Button
          loading={end.isPending}
          aria-label={format(text.session_sign_out_of, { device })}
          onClick={() => end.mutate({ session_id: session.id }, SAID)}
        >
          {text.session_sign_out}
        </Button>
      )}
    </li>
  );
}
