import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

interface UndoDialogProps {
  file: string;
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether a whole import is to be taken back. */
export const UndoDialog = ({ file, loading, onConfirm, onCancel }: UndoDialogProps) => (
  <ConfirmDialog
    opened
    title={text.undo_title}
    confirmLabel={text.undo_confirm}
    danger
    loading={loading}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {format(text.undo_text, { file })}
  </ConfirmDialog>
);
