import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

interface OtherSheetDialogProps {
  /** The one whose rows were checked. */
  sheet: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether another sheet is to be read in place of one whose rows were checked. */
export const OtherSheetDialog = ({ sheet, onConfirm, onCancel }: OtherSheetDialogProps) => (
  <ConfirmDialog
    opened
    title={text.other_sheet_title}
    confirmLabel={text.other_sheet_confirm}
    danger
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {format(text.other_sheet_text, { sheet })}
  </ConfirmDialog>
);
