import { useQuery } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import type { AppRouter } from '#server/app-router.ts';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Enrollment } from './enrollment-fields.tsx';
import { twoFactorOptions, useBeginTwoFactor, useRefreshTwoFactor } from './two-factor.data.ts';
import classes from './two-factor.module.css';

const RenewCodesDialog = drawnLater(async () => (await import('./two-factor-dialogs.tsx')).RenewCodesDialog);
const TurnOffDialog = drawnLater(async () => (await import('./two-factor-dialogs.tsx')).TurnOffDialog);
const TurnOnDialog = drawnLater(async () => (await import('./two-factor-dialogs.tsx')).TurnOnDialog);

type TwoFactor = inferRouterOutputs<AppRouter>['twoFactor']['get'];

/** The second step of one's own sign-in: turned on, its recovery codes, turned off. */
export function TwoFactorCard() {
  const { data, error, refetch, isFetching } = useQuery(twoFactorOptions());
  // It stays until its recovery codes are kept, though it counts as turned on before.
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  return (
    <Card title={text.two_factor}>
      <div className={classes.stack}>
        <p className={classes.hint}>{text.two_factor_text}</p>
        {!data && !error && <Skeleton height={36} />}
        {error && (
          <ErrorBanner message={text.two_factor_not_loaded} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data &&
          (data.is_on && !enrollment ? (
            <TurnedOn state={data} />
          ) : (
            <TurnedOff state={data} enrollment={enrollment} onEnroll={setEnrollment} />
          ))}
      </div>
    </Card>
  );
}

interface TurnedOffProps {
  state: TwoFactor;
  /** What is being set up. */
  enrollment: Enrollment | null;
  onEnroll: (enrollment: Enrollment | null) => void;
}

function TurnedOff({ state, enrollment, onEnroll }: TurnedOffProps) {
  const timeZone = useTimeZone();
  const begin = useBeginTwoFactor();
  const refresh = useRefreshTwoFactor();
  const [changed, setChanged] = useState(false);
  const start = () => begin.mutate({}, { onSuccess: onEnroll, onError: () => toast.error(text.two_factor_failed) });
  const close = () => {
    onEnroll(null);
    // Only now: the recovery codes are shown in here until they are kept.
    if (!changed) return;
    toast.success(text.two_factor_turned_on);
    refresh();
  };
  return (
    <>
      {state.due_at !== null && (
        <Notice tone="warning">{format(text.two_factor_due, { day: formatInstantDay(state.due_at, timeZone) })}</Notice>
      )}
      <div className={classes.state}>
        <span>{text.two_factor_off}</span>
        <Button loading={begin.isPending} onClick={start}>
          {text.two_factor_turn_on}
        </Button>
      </div>
      {enrollment && <TurnOnDialog enrollment={enrollment} onChanged={() => setChanged(true)} onClose={close} />}
    </>
  );
}

function TurnedOn({ state }: { state: TwoFactor }) {
  const refresh = useRefreshTwoFactor();
  const [dialog, setDialog] = useState<'renew' | 'off' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <div className={classes.state}>
        <span>
          {text.two_factor_on} · {format(text.recovery_codes_left, { n: state.recovery_codes_left })}
        </span>
        <div className={classes.actions}>
          <Button onClick={() => setDialog('renew')}>{text.recovery_codes_renew}</Button>
          {!state.is_required && <Button onClick={() => setDialog('off')}>{text.two_factor_turn_off}</Button>}
        </div>
      </div>
      {dialog === 'renew' && <RenewCodesDialog onChanged={refresh} onClose={close} />}
      {dialog === 'off' && <TurnOffDialog onChanged={refresh} onClose={close} />}
    </>
  );
}
