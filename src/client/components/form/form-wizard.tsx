import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { Wizard } from '#client/ui/page/wizard.tsx';
import type { WizardStepRule } from '#client/ui/page/wizard-engine.ts';
import { useUnsavedGuard } from '../unsaved-guard.tsx';
import { FormContext } from './form-context.ts';
import type { FormModel } from './use-form.ts';

export interface FormStep<Values> extends WizardStepRule<Values> {
  label: string;
  /** The fields it holds: what is refused of one of them is shown here. */
  fields?: readonly (keyof Values)[];
  /** Messages by field that keep the person on this step; for what the schema leaves to the server. */
  check?: (values: Values) => Promise<Partial<Record<keyof Values & string, string>>>;
  content: () => ReactNode;
}

interface FormWizardProps<Values extends FieldValues, Sent> {
  form: FormModel<Values, Sent>;
  title: string;
  steps: readonly FormStep<Values>[];
  /** What the last step's button says; 'Finish' where left out. */
  finish?: string;
  /** What stands in place of the steps while they can't be shown yet. */
  instead?: ReactNode;
  onClose: () => void;
}

/** A form in steps, in a dialog of its own; a refusal leads back to the first step that holds a refused field. */
export function FormWizard<Values extends FieldValues, Sent>(props: FormWizardProps<Values, Sent>) {
  const { form, title, steps, finish, instead, onClose } = props;
  const guard = useUnsavedGuard(form.dirty);
  const refusedAt = steps
    .filter((step) => step.applies?.(form.values) ?? true)
    .find(({ fields = [] }) => fields.some((field) => form.errors[field as string] !== undefined))?.key;
  const passes = async (key: string) => {
    const refused = Object.entries((await steps.find((step) => step.key === key)?.check?.(form.values)) ?? {});
    for (const [name, message] of refused) form.hook.setError(name as FieldPath<Values>, { type: 'check', message });
    return refused.length === 0;
  };
  return (
    <Modal opened title={title} size="big" dirty={form.dirty} busy={form.sending} onClose={onClose}>
      {(requestClose) => (
        <FormContext value={form}>
          <FormProvider {...form.hook}>
            {form.refusal && <ErrorBanner message={form.refusal} />}
            {instead ?? (
              <Wizard
                // It begins again at the step of what was refused.
                key={form.refusals}
                initialStep={refusedAt ?? (form.refusals > 0 ? steps.at(-1)?.key : undefined)}
                steps={steps}
                state={form.values}
                element={form.element}
                passes={passes}
                loading={form.sending}
                finishLabel={finish}
                onFinish={form.submit}
                onCancel={requestClose}
              />
            )}
            {guard}
          </FormProvider>
        </FormContext>
      )}
    </Modal>
  );
}
