import { type ReactNode, useState } from 'react';
import { FormDialog, FormModal } from '#client/components/form/form-dialog.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { TwoFactorCodeInput } from '#shared/features/auth/auth.schemas.ts';
import { CodeField } from './code-field.tsx';
import { type Enrollment, EnrollmentFields } from './enrollment-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './two-factor.module.css';

const BLANK = { code: '' };

interface Closing {
  onClose: () => void;
}

function CodesDialog({ codes, onClose }: { codes: readonly string[] } & Closing) {
  return (
    <Modal
      opened
      shownOnce
      title={text.recovery_codes}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text.recovery_codes_kept}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Modal>
  );
}

interface CodesFormProps extends Closing {
  title: string;
  submit: string;
  send: (sent: { code: string }) => Promise<{ recovery_codes: string[] }>;
  onChanged: () => void;
  children: ReactNode;
}

/** A code is entered, and recovery codes are shown for it: once, until the dialog is closed. */
function CodesForm({ title, submit, send, onChanged, onClose, children }: CodesFormProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    schema: TwoFactorCodeInput,
    initial: BLANK,
    send,
    // What it led to is shown where the codes are kept.
    saved: null,
    failed: text.two_factor_failed,
    unguarded: true,
    onSaved: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      onChanged();
    },
  });
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  return (
    <FormModal form={form} title={title} submit={submit} onClose={onClose}>
      {children}
    </FormModal>
  );
}

interface ChangeProps extends Closing {
  onChanged: () => void;
}

/** Turns two-factor sign-in on: the secret is taken over by an app, whose first code shows that it has it. */
export function TurnOnDialog({ enrollment, ...rest }: ChangeProps & { enrollment: Enrollment }) {
  return (
    <CodesForm
      {...rest}
      title={text.enroll_title}
      submit={text.two_factor_turn_on}
      send={(sent) => trpcClient.twoFactor.confirm.mutate(sent)}
    >
      <EnrollmentFields enrollment={enrollment} />
    </CodesForm>
  );
}

/** Makes ten new recovery codes in place of the earlier ones. */
export function RenewCodesDialog(props: ChangeProps) {
  return (
    <CodesForm
      {...props}
      title={text.recovery_codes_renew}
      submit={text.code_confirm}
      send={(sent) => trpcClient.twoFactor.renewCodes.mutate(sent)}
    >
      <p className={classes.hint}>{text.recovery_codes_renew_text}</p>
      <CodeField hint={text.code_hint} />
    </CodesForm>
  );
}

/** Turns two-factor sign-in off. */
export function TurnOffDialog({ onChanged, onClose }: ChangeProps) {
  return (
    <FormDialog
      title={text.two_factor_turn_off}
      submit={text.two_factor_turn_off}
      schema={TwoFactorCodeInput}
      initial={BLANK}
      send={(sent) => trpcClient.twoFactor.disable.mutate(sent)}
      saved={text.two_factor_turned_off}
      failed={text.two_factor_failed}
      unguarded
      onSaved={() => {
        onChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <p className={classes.hint}>{text.turn_off_text}</p>
      <CodeField hint={text.code_hint} />
    </FormDialog>
  );
}
