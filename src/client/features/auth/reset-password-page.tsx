import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf, serverErrorOf } from '#client/platform/error-message.ts';
import { session } from '#client/platform/session.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { SuccessDialog } from '#client/ui/layers/success-dialog.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

interface ResetPasswordPageProps {
  /** As the mailed link carries it; empty where it was cut off. */
  token: string;
  onDone: () => void;
}

/** Where a mailed link leads: the link is checked on arrival, without using it up. */
export function ResetPasswordPage({ token, onDone }: ResetPasswordPageProps) {
  const [changed, setChanged] = useState(false);
  const check = useQuery({
    ...trpc.auth.checkResetToken.queryOptions({ token }),
    enabled: token !== '' && !changed,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const refused = token === '' || serverErrorOf(check.error).code === 'bad_request';
  return (
    <AuthFrame title={text.reset_title}>
      <div className={classes.form}>
        {refused && (
          <>
            <p role="alert" className={classes.error}>
              {text.invalid_token}
            </p>
            <Link href="/forgot-password" className={classes.aside}>
              {text.get_new_link}
            </Link>
          </>
        )}
        {check.isError && !refused && (
          <ErrorBanner
            message={refusalOf(check.error) ?? text.something_went_wrong}
            onRetry={() => void check.refetch()}
            retrying={check.isFetching}
          />
        )}
        {check.isLoading && (
          <div role="status" aria-busy="true" className={classes.form}>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        )}
        {check.isSuccess && <NewPasswordForm token={token} onChanged={() => setChanged(true)} />}
        <Link href="/login" className={classes.aside}>
          {text.back_to_login}
        </Link>
      </div>
      <SuccessDialog
        opened={changed}
        title={text.password_changed}
        onClose={() => {
          // Every session of the account has ended; this browser may hold one of them.
          session.leave();
          onDone();
        }}
      />
    </AuthFrame>
  );
}
