import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { authMessages as text } from '../../../shared/features/auth/auth.messages.ts';
import { PASSWORD_PROBLEM_TEXTS, passwordProblem } from '../../../shared/features/auth/auth.rules.ts';
import { fieldMessage, toldBy } from '../../platform/error-message.ts';
import { trpc } from '../../platform/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import classes from './auth-frame.module.css';
import { PasswordChecklist, passwordsMatch } from './password-checklist.tsx';

/** A rule the checklist does not list: said beside the field. */
function unlistedProblem(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem === 'too_long' || problem === 'common' ? PASSWORD_PROBLEM_TEXTS[problem] : undefined;
}

/** What the server says of the link or of the limits; otherwise the specification's own words. */
function reasonOf(error: unknown): string {
  const { code, message } = toldBy(error);
  return message && (code === 'bad_request' || code === 'too_many_requests') ? message : text.reset_failed;
}

/** The new password, typed twice, under the checklist of its criteria. */
export function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [new_password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const change = useMutation({ ...trpc.auth.changePassword.mutationOptions(), onSuccess: onChanged });
  const ready = passwordProblem(new_password) === null && passwordsMatch(new_password, confirmation);
  const refusedPassword = fieldMessage(change.error, 'new_password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !change.isPending) change.mutate({ token, new_password });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        label={text.new_password}
        name="new_password"
        autoComplete="new-password"
        value={new_password}
        error={refusedPassword ?? unlistedProblem(new_password)}
        onChange={(event) => {
          change.reset();
          setPassword(event.currentTarget.value);
        }}
      />
      <PasswordField
        label={text.confirm_password}
        name="confirm_password"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <PasswordChecklist password={new_password} confirmation={confirmation} />
      {change.isError && !refusedPassword && (
        <p role="alert" className={classes.error}>
          {reasonOf(change.error)}
        </p>
      )}
      <Button kind="primary" type="submit" size="md" fullWidth loading={change.isPending} disabled={!ready}>
        {text.reset_password}
      </Button>
    </form>
  );
}
