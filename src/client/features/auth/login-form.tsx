import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authMessages as text } from '../../../shared/features/auth/auth.messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { takeUp } from '../../platform/keep-session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './auth-frame.module.css';

/** A refusal by status is about the credentials; everything else is not (0.19). */
function reasonOf(error: unknown): string {
  const { code } = toldBy(error);
  return code === 'unauthorized' || code === 'not_found' ? text.incorrect_credentials : text.something_went_wrong;
}

/** E-mail and password. What is on screen behind it decides what a sign-in leads to. */
export function LoginForm({ withForgot = true }: { withForgot?: boolean }) {
  const [email_id, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const logIn = useMutation({
    // The caller comes with the first call: nobody waits for it to see the form.
    mutationFn: async (input: { email_id: string; password: string }) =>
      (await import('../../platform/trpc.ts')).trpcClient.auth.logIn.mutate(input),
    onSuccess: takeUp,
    onError: () => toast.error(text.login_failed),
  });
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
