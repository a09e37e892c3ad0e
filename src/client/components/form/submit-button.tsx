import { Button } from '#client/ui/button.tsx';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { useFormState } from './form-context.ts';

interface SubmitButtonProps {
  /** What it says; 'Save' where left out. */
  label?: string;
  fullWidth?: boolean;
}

/** Sends the form it stands in, once it can be sent. */
export function SubmitButton({ label = uiMessages.save, fullWidth }: SubmitButtonProps) {
  const { ready, sending } = useFormState();
  return (
    <Button kind="primary" type="submit" disabled={!ready} loading={sending} fullWidth={fullWidth}>
      {label}
    </Button>
  );
}
