import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { sendByKey } from '#client/ui/fields/send-by-key.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import classes from './form.module.css';
import { FormContext } from './form-context.ts';
import type { FormModel } from './use-form.ts';

interface FormProps<Values extends FieldValues, Sent> {
  form: FormModel<Values, Sent>;
  /** Its name for a screen reader, where no dialog names it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Asks the router, which does not stand around every form: not before the sign-in. */
const LeaveGuard = ({ dirty }: { dirty: boolean }) => useUnsavedGuard(dirty);

/** The form element of a `useForm`: Enter in a line and Ctrl or Cmd with Enter anywhere send it; leaving unsaved asks. */
export function Form<Values extends FieldValues, Sent>(props: FormProps<Values, Sent>) {
  const { form, label, className = classes.form, children } = props;
  // A dialog opened from within this form is no part of it, though its events pass through here.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    form.submit();
  };
  return (
    <FormContext value={form}>
      <form
        ref={form.element}
        id={form.id}
        aria-label={label}
        className={className}
        noValidate
        onSubmit={submit}
        onKeyDown={sendByKey}
      >
        {form.refusal && <ErrorBanner message={form.refusal} />}
        <FormProvider {...form.hook}>{children}</FormProvider>
      </form>
      {form.guarded && <LeaveGuard dirty={form.dirty} />}
    </FormContext>
  );
}
