import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormButtons } from '#client/ui/fields/form-buttons.tsx';
import type { DialogSize } from '#client/ui/layers/dialog-frame.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { Form } from './form.tsx';
import { type FormModel, type FormOptions, useForm } from './use-form.ts';

interface DialogProps {
  title: string;
  size?: DialogSize;
  /** What the button says that sends it; 'Save' where left out. */
  submit?: string;
  /** What stands in place of Cancel while it is being sent, where that can be stopped. */
  stop?: { label: string; onStop: () => void };
  onClose: () => void;
}

interface FormModalProps<Values extends FieldValues, Sent> extends DialogProps {
  form: FormModel<Values, Sent>;
  /** It steps aside while it is being sent, and comes back with everything typed where that fails. */
  stepsAside?: boolean;
  children: ReactNode;
}

/** The dialog of a form: closing it with something typed asks first. */
export function FormModal<Values extends FieldValues, Sent>(props: FormModalProps<Values, Sent>) {
  const { form, title, size, submit, stop, stepsAside, onClose, children } = props;
  return (
    <Modal
      opened={!stepsAside || !form.sending}
      title={title}
      size={size}
      dirty={form.dirty}
      busy={form.sending}
      onClose={onClose}
      footer={(requestClose) => (
        <FormButtons
          form={form.id}
          label={submit}
          disabled={!form.ready}
          saving={form.sending}
          stop={stop}
          onCancel={requestClose}
        />
      )}
    >
      <Form form={form}>{children}</Form>
    </Modal>
  );
}

interface FormDialogProps<Values extends FieldValues, Sent, Result>
  extends FormOptions<Values, Sent, Result>,
    DialogProps {
  /** The fields; a function is handed the form, for fields that depend on others. */
  children: ReactNode | ((form: FormModel<Values, Sent>) => ReactNode);
}

/** A form in a dialog of its own. A success closes it; where `onSaved` is given, that does. */
export function FormDialog<Values extends FieldValues, Sent, Result>(props: FormDialogProps<Values, Sent, Result>) {
  const { title, size, submit, stop, onClose, children, onSaved = onClose, ...options } = props;
  const form = useForm({ ...options, onSaved });
  return (
    <FormModal form={form} title={title} size={size} submit={submit} stop={stop} onClose={onClose}>
      {typeof children === 'function' ? children(form) : children}
    </FormModal>
  );
}
