import { useState } from 'react';
import { z } from 'zod';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormPassword } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { passwordProblem } from '#shared/features/auth/auth.rules.ts';
import { ChangeOwnPasswordInput } from '#shared/features/auth/auth.schemas.ts';
import classes from './account-security.module.css';
import { PasswordChecklist, passwordsMatch } from './password-checklist.tsx';
import { useRefreshSessions } from './sessions.data.ts';

const Typed = ChangeOwnPasswordInput.extend({ confirm_password: z.string().min(1) });
const BLANK = { current_password: '', new_password: '', confirm_password: '' };

/** A new password of one's own: the old one is asked for, the rule is ticked off while the new one is typed. */
export function PasswordCard() {
  const [round, setRound] = useState(0);
  return (
    <Card title={text.change_password}>
      <p className={classes.hint}>{text.change_password_hint}</p>
      <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
    </Card>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const refreshSessions = useRefreshSessions();
  const form = useForm({
    schema: Typed,
    initial: BLANK,
    send: ({ current_password, new_password }) =>
      trpcClient.auth.changeOwnPassword.mutate({ current_password, new_password }),
    saved: text.password_changed,
    failed: text.password_not_changed,
    blocked: ({ new_password, confirm_password }) =>
      passwordProblem(new_password) !== null || !passwordsMatch(new_password, confirm_password),
    onSaved: () => {
      refreshSessions();
      onChanged();
    },
  });
  const { new_password, confirm_password } = form.values;
  return (
    <Form form={form} label={text.change_password} className={classes.password}>
      <div className={classes.fields}>
        <FormPassword name="current_password" label={text.current_password} autoComplete="current-password" />
        <FormPassword name="new_password" label={text.new_password} autoComplete="new-password" />
        <FormPassword name="confirm_password" label={text.confirm_password} autoComplete="new-password" />
        <div>
          <SubmitButton label={text.save_password} />
        </div>
      </div>
      <PasswordChecklist password={new_password} confirmation={confirm_password} />
    </Form>
  );
}
