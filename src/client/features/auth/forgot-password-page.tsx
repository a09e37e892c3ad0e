import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authMessages as text } from '../../../shared/features/auth/auth.messages.ts';
import { toldBy } from '../../platform/error-message.ts';
import { trpc } from '../../platform/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';

/** What the server refuses it says itself; a lost answer has the specification's words. */
function reasonOf(error: unknown): string {
  const { code, message } = toldBy(error);
  return code === 'too_many_requests' && message ? message : text.reset_link_failed;
}

/** Asks for a link by mail. The answer never tells whether the account exists. */
export function ForgotPasswordPage() {
  const [email_id, setEmail] = useState('');
  const request = useMutation(trpc.auth.requestPasswordReset.mutationOptions());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email_id.trim() && !request.isPending) request.mutate({ email_id });
  };
  return (
    <AuthFrame title={text.forgot_title} hint={text.forgot_hint}>
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
        {request.isError && (
          <p role="alert" className={classes.error}>
            {reasonOf(request.error)}
          </p>
        )}
        {request.isSuccess && <Notice>{text.reset_link_sent}</Notice>}
        <Button
          kind="primary"
          type="submit"
          size="md"
          fullWidth
          loading={request.isPending}
          disabled={!email_id.trim()}
        >
          {text.send_reset_link}
        </Button>
        <Link href="/" className={classes.aside}>
          {text.back_to_login}
        </Link>
      </form>
    </AuthFrame>
  );
}
