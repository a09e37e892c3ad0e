import { ConfirmDialogLayer } from '#client/ui/layers/confirm-dialog-layer.tsx';
import { unsentMessages as text } from '#shared/features/unsent/unsent.messages.ts';

interface LogOutQuestionProps {
  opened: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked where something is still unsent, which a logout takes with it. */
export const LogOutQuestion = ({ opened, onLeave, onStay }: LogOutQuestionProps) => (
  <ConfirmDialogLayer
    opened={opened}
    title={text.logout_title}
    confirmLabel={text.logout}
    danger
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {text.logout_text}
  </ConfirmDialogLayer>
);
