import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { serverErrorOf } from '#client/platform/error-message.ts';
import type { SignedIn } from '#client/platform/stored-session.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { SecondStepInput } from '#shared/features/auth/auth.schemas.ts';
import classes from './auth-frame.module.css';
import { CodeField } from './code-field.tsx';
import { EnrollmentFields } from './enrollment-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface StepProps {
  challenge: string;
  onSignedIn: (signedIn: SignedIn) => void;
  onBack: () => void;
}

const refusal = ({ message }: { message?: string | undefined }) => message ?? text.something_went_wrong;

/** What a right password leads to where it is not enough: a code, or setting two-factor sign-in up first. */
export function SecondStep({ step, ...rest }: StepProps & { step: 'code' | 'enroll' }) {
  return step === 'code' ? <CodeStep {...rest} /> : <EnrollStep {...rest} />;
}

/** Puts the focus on the code once it can be typed: what was pressed for it is gone. */
function useCodeFocus({ element }: { element: RefObject<HTMLFormElement | null> }, ready = true) {
  useEffect(() => {
    if (ready) element.current?.querySelector('input')?.focus();
  }, [element, ready]);
}

function CodeStep({ challenge, onSignedIn, onBack }: StepProps) {
  const form = useForm({
    schema: SecondStepInput,
    initial: { challenge, code: '' },
    send: (sent) => trpcClient.auth.twoFactor.mutate(sent),
    saved: null,
    failed: null,
    refusal,
    unguarded: true,
    onSaved: onSignedIn,
  });
  useCodeFocus(form);
  return (
    <Form form={form} label={text.code_title} className={classes.form}>
      <CodeField hint={text.code_hint} />
      <SubmitButton label={text.code_confirm} fullWidth />
      <Back onBack={onBack} />
    </Form>
  );
}

function EnrollStep({ challenge, onSignedIn, onBack }: StepProps) {
  const [done, setDone] = useState<{ signed_in: SignedIn; recovery_codes: string[] } | null>(null);
  // Asked once: every call makes a new secret.
  const begun = useQuery({
    queryKey: ['two-factor-enrollment', challenge],
    queryFn: () => trpcClient.auth.twoFactorBegin.mutate({ challenge }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const form = useForm({
    schema: SecondStepInput,
    initial: { challenge, code: '' },
    send: (sent) => trpcClient.auth.twoFactorConfirm.mutate(sent),
    saved: null,
    failed: null,
    refusal,
    unguarded: true,
    onSaved: setDone,
  });
  useCodeFocus(form, begun.isSuccess);
  if (done)
    return (
      <div className={classes.form}>
        <RecoveryCodes codes={done.recovery_codes} />
        <Button kind="primary" size="md" fullWidth onClick={() => onSignedIn(done.signed_in)}>
          {text.recovery_codes_kept}
        </Button>
      </div>
    );
  return (
    <Form form={form} label={text.enroll_title} className={classes.form}>
      {begun.isPending && <Skeleton height={200} />}
      {begun.isError && <ErrorBanner message={refusal(serverErrorOf(begun.error))} />}
      {begun.data && (
        <>
          <EnrollmentFields enrollment={begun.data} />
          <SubmitButton label={text.two_factor_turn_on} fullWidth />
        </>
      )}
      <Back onBack={onBack} />
    </Form>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button kind="quiet" onClick={onBack}>
      {text.code_back}
    </Button>
  );
}
