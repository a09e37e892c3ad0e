import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';

interface FormButtonsProps {
  /** The id of the form that the second button sends. */
  form: string;
  /** What that button says; 'Save' where nothing else is said. */
  label?: string;
  /** The form can't be sent as it is. */
  disabled: boolean;
  saving: boolean;
  /** What stands in place of Cancel while it is being sent, where that can be stopped. */
  stop?: { label: string; onStop: () => void };
  onCancel: () => void;
}

/** The footer of a dialog that holds a form: Cancel, and the button that sends it. */
export const FormButtons = ({ form, label = uiMessages.save, disabled, saving, stop, onCancel }: FormButtonsProps) => (
  <>
    {saving && stop ? (
      <Button onClick={stop.onStop}>{stop.label}</Button>
    ) : (
      <Button disabled={saving} onClick={onCancel}>
        {uiMessages.cancel}
      </Button>
    )}
    <Button kind="primary" type="submit" form={form} disabled={disabled} loading={saving}>
      {label}
    </Button>
  </>
);
