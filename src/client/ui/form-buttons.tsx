import { uiMessages } from '../../shared/features/ui/ui.messages.ts';
import { Button } from './button.tsx';

interface FormButtonsProps {
  /** The id of the form that the second button sends. */
  form: string;
  /** What that button says; 'Save' where nothing else is said. */
  label?: string;
  /** The form can't be sent as it is. */
  disabled: boolean;
  saving: boolean;
  onCancel: () => void;
}

/** The footer of a dialog that holds a form: Cancel, and the button that sends it. */
export const FormButtons = ({ form, label = uiMessages.save, disabled, saving, onCancel }: FormButtonsProps) => (
  <>
    <Button disabled={saving} onClick={onCancel}>
      {uiMessages.cancel}
    </Button>
    <Button kind="primary" type="submit" form={form} disabled={disabled} loading={saving}>
      {label}
    </Button>
  </>
);
