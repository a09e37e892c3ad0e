import { z } from 'zod';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormPassword } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import type { ServerError } from '#client/platform/error-message.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { PASSWORD_PROBLEM_TEXTS, passwordProblem } from '#shared/features/auth/auth.rules.ts';
import { ChangePasswordInput } from '#shared/features/auth/auth.schemas.ts';
import classes from './auth-frame.module.css';
import { PasswordChecklist, passwordsMatch } from './password-checklist.tsx';

const Typed = ChangePasswordInput.extend({ confirm_password: z.string().min(1) });

/** A rule the checklist does not list: said beside the field. */
function unlistedProblem(password: string): string | undefined {
  const problem = passwordProblem(password);
  return problem === 'too_long' || problem === 'common' ? PASSWORD_PROBLEM_TEXTS[problem] : undefined;
}

const SAID: readonly ServerError['code'][] = ['bad_request', 'too_many_requests', 'conflict'];

/** What the server says of the link, the account or the limits; otherwise the specification's own words. */
const reasonOf = ({ code, message }: ServerError): string =>
  message && SAID.includes(code) ? message : text.reset_failed;

/** The new password, typed twice, under the checklist of its criteria. */
export function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const form = useForm({
    schema: Typed,
    initial: { token, new_password: '', confirm_password: '' },
    send: ({ new_password }) => trpcClient.auth.changePassword.mutate({ token, new_password }),
    saved: null,
    failed: null,
    refusal: reasonOf,
    blocked: ({ new_password, confirm_password }) =>
      passwordProblem(new_password) !== null || !passwordsMatch(new_password, confirm_password),
    onSaved: onChanged,
    unguarded: true,
  });
  const { new_password, confirm_password } = form.values;
  return (
    <Form form={form} className={classes.form}>
      <FormPassword
        name="new_password"
        label={text.new_password}
        autoComplete="new-password"
        fault={unlistedProblem(new_password)}
      />
      <FormPassword name="confirm_password" label={text.confirm_password} autoComplete="new-password" />
      <PasswordChecklist password={new_password} confirmation={confirm_password} />
      <SubmitButton label={text.reset_password} fullWidth />
    </Form>
  );
}
