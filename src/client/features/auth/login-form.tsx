import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { adoptSession } from '#client/platform/keep-session.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import classes from './auth-frame.module.css';

// Few need it: nobody else waits for it to see the form.
const SecondStep = drawnLater(async () => (await import('./second-step.tsx')).SecondStep);

/** A refusal by status is about the credentials; everything else is not (0.19). */
function reasonOf(error: unknown): string {
  const { code } = serverErrorOf(error);
  return code === 'unauthorized' || code === 'not_found' ? text.incorrect_credentials : text.something_went_wrong;
}

/**
 * E-mail and password. What is on screen behind it decides what a sign-in leads to. Two fields of its own state: the
 * forms' library and the schemas weigh as much as half of the page that has to be there before anything else.
 */
export function LoginForm({ withForgot = true }: { withForgot?: boolean }) {
  const [email_id, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [second, setSecond] = useState<{ challenge: string; step: 'code' | 'enroll' } | null>(null);
  const logIn = useMutation({
    // The caller comes with the first call: nobody waits for it to see the form.
    mutationFn: async (input: { email_id: string; password: string }) =>
      (await import('#client/platform/trpc.ts')).trpcClient.auth.logIn.mutate(input),
    onSuccess: (answer) => ('challenge' in answer ? setSecond(answer) : adoptSession(answer)),
    onError: () => toast.error(text.login_failed),
  });
  if (second) return <SecondStep {...second} onSignedIn={adoptSession} onBack={() => setSecond(null)} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email_id.trim() && password && !logIn.isPending) logIn.mutate({ email_id, password });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={text.email}
        type="email"
        name="email_id"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email_id}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {logIn.isError && (
        <p role="alert" className={classes.error}>
          {reasonOf(logIn.error)}
        </p>
      )}
      <Button
        kind="primary"
        type="submit"
        size="md"
        fullWidth
        loading={logIn.isPending}
        disabled={!email_id.trim() || !password}
      >
        {text.log_in}
      </Button>
      {withForgot && (
        <Link href="/forgot-password" className={classes.aside}>
          {text.forgot_password}
        </Link>
      )}
    </form>
  );
}
