import { useState } from 'react';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import type { ServerError } from '#client/platform/error-message.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Link } from '#client/ui/display/link.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { RequestPasswordResetInput } from '#shared/features/auth/auth.schemas.ts';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';

/** What the server refuses it says itself; a lost answer has the specification's words. */
const reasonOf = ({ code, message }: ServerError): string =>
  code === 'too_many_requests' && message ? message : text.reset_link_failed;

/** Asks for a link by mail. The answer never says whether the account exists. */
export function ForgotPasswordPage() {
  // The address that was asked for: of another one nothing has been said yet.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: RequestPasswordResetInput,
    initial: { email_id: '' },
    send: (request) => trpcClient.auth.requestPasswordReset.mutate(request),
    saved: null,
    failed: null,
    refusal: reasonOf,
    onSaved: (_, { email_id }) => setSentTo(email_id),
    unguarded: true,
    stays: true,
  });
  const asked = RequestPasswordResetInput.safeParse(form.values).data?.email_id;
  return (
    <AuthFrame title={text.forgot_title} hint={text.forgot_hint}>
      <Form form={form} className={classes.form}>
        <FormText
          name="email_id"
          label={text.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {sentTo !== null && sentTo === asked && !form.refusal && <Notice>{text.reset_link_sent}</Notice>}
        <SubmitButton label={text.send_reset_link} fullWidth />
        <Link href="/" className={classes.aside}>
          {text.back_to_login}
        </Link>
      </Form>
    </AuthFrame>
  );
}
