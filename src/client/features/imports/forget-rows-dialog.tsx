import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

/** What forgets the rows that were checked, with what somebody corrected in them. */
export type Forgetting = 'sheet' | 'columns' | 'discard';

const WORDS = {
  sheet: { title: text.other_sheet_title, confirm: text.other_sheet_confirm },
  columns: { title: text.other_columns_title, confirm: text.other_columns_confirm },
  discard: { title: text.discard_title, confirm: text.discard },
} as const satisfies Record<Forgetting, object>;

interface ForgetRowsDialogProps {
  by: Forgetting;
  /** The sheet, or else the file, whose rows were checked. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether rows that were checked are to be forgotten. */
export const ForgetRowsDialog = ({ by, name, onConfirm, onCancel }: ForgetRowsDialogProps) => (
  <ConfirmDialog
    opened
    title={WORDS[by].title}
    confirmLabel={WORDS[by].confirm}
    danger
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {format(text.forget_rows, { name })}
  </ConfirmDialog>
);
